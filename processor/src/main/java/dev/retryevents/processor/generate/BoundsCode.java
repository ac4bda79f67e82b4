package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.SizeBounds;
import dev.retryevents.processor.model.TextBounds;
import dev.retryevents.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * What is asked of one value, and of what it holds: the statements that refuse what the schema does
 * not allow.
 *
 * @param target what is being generated
 * @param constants where patterns and values are kept
 * @param teller who refuses
 */
record BoundsCode(Target target, BoundsConstants constants, Teller teller) {

  /**
   * The statements.
   *
   * @param component the component that the value is, or is held by
   * @param value code that gives the value, which is there
   * @param names the names that are taken around it
   */
  CodeBlock of(Component component, CodeBlock value, NameAllocator names) {
    Place whole = new Place(component, component.name(), value);
    return of(whole, component.type(), component.bounds(), names);
  }

  /**
   * A value on the way from a component to what it holds.
   *
   * @param component the component
   * @param name what a fault calls the value
   * @param value code that gives it
   */
  private record Place(Component component, String name, CodeBlock value) {

    Place held(String words, String variable) {
      return new Place(component, words + name, CodeBlock.of("$N", variable));
    }
  }

  private CodeBlock of(Place place, ValueType type, Bounds bounds, NameAllocator names) {
    CodeBlock.Builder code = CodeBlock.builder();
    List<CodeBlock> calls = new ArrayList<>();
    if (type instanceof ValueType.Text) {
      text(calls, place, bounds.text());
    } else if (type.isInteger() || type instanceof ValueType.Double) {
      calls.addAll(NumberCode.of(teller, place.name(), place.value(), type, bounds.number()));
    } else {
      size(calls, place, type, bounds.size());
    }
    if (!bounds.allowed().isEmpty()) {
      String values = constants.values(place.component(), type, bounds);
      // 0 and -0 are one number to JSON, and two to the sets of Java
      CodeBlock subject =
          type instanceof ValueType.Double
              ? CodeBlock.of("$L + 0.0", place.value())
              : place.value();
      calls.add(teller.value("oneOf", place.name(), subject, teller.constant(values)));
    }
    calls.forEach(call -> code.addStatement("$L", call));
    if (type instanceof ValueType.ListOf list) {
      code.add(
          each(
              place,
              "an element of ",
              "element",
              list.element(),
              list.nullable(),
              list.bounds(),
              names,
              place.value()));
    } else if (type instanceof ValueType.MapOf map) {
      ValueType text = new ValueType.Text();
      code.add(
          each(
              place,
              "a name of ",
              "name",
              text,
              false,
              Bounds.of(map.names()),
              names,
              CodeBlock.of("$L.keySet()", place.value())));
      code.add(
          each(
              place,
              "a value of ",
              "held",
              map.value(),
              map.nullable(),
              map.bounds(),
              names,
              CodeBlock.of("$L.values()", place.value())));
    }
    return code.build();
  }

  /** A loop over what a list or a map holds; empty if nothing is asked of that. */
  private CodeBlock each(
      Place place,
      String words,
      String variable,
      ValueType type,
      boolean nullable,
      Bounds bounds,
      NameAllocator names,
      CodeBlock all) {
    NameAllocator inner = names.clone();
    String name = inner.newName(variable);
    CodeBlock asked = of(place.held(words, name), type, bounds, inner);
    if (asked.isEmpty()) {
      return asked;
    }
    CodeBlock.Builder loop = CodeBlock.builder();
    loop.beginControlFlow(
        "for ($T $N : $L)",
        nullable ? TypeCode.of(target, type).box() : TypeCode.of(target, type),
        name,
        all);
    if (nullable) {
      loop.beginControlFlow("if ($N != null)", name).add(asked).endControlFlow();
    } else {
      loop.add(asked);
    }
    return loop.endControlFlow().build();
  }

  private void text(List<CodeBlock> calls, Place place, TextBounds text) {
    text.minLength().ifPresent(least -> calls.add(text(place, "minLength", least)));
    text.maxLength().ifPresent(most -> calls.add(text(place, "maxLength", most)));
    text.pattern()
        .map(pattern -> teller.constant(constants.pattern(place.component(), pattern)))
        .ifPresent(pattern -> calls.add(text(place, "matches", pattern)));
  }

  private CodeBlock text(Place place, String method, Object argument) {
    return teller.value(method, place.name(), place.value(), argument);
  }

  private void size(List<CodeBlock> calls, Place place, ValueType type, SizeBounds size) {
    String members = type instanceof ValueType.AnyObject ? ".members()" : "";
    CodeBlock count = CodeBlock.of("$L$L.size()", place.value(), members);
    size.least().ifPresent(least -> calls.add(teller.size("atLeast", place.name(), count, least)));
    size.most().ifPresent(most -> calls.add(teller.size("atMost", place.name(), count, most)));
    if (size.unique()) {
      calls.add(teller.size("unique", place.name(), place.value()));
    }
  }
}
