package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.retryevents.event.SchemaPattern;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.ValueType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/** The constants of a record that hold what its components are compared with. */
final class BoundsConstants {

  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private final Target target;
  private final NameAllocator taken;
  private final Map<String, String> patterns = new LinkedHashMap<>();
  private final Map<List<Object>, String> values = new LinkedHashMap<>();
  private final List<FieldSpec> fields = new ArrayList<>();

  /** Constants with names away from those in {@code taken}. */
  BoundsConstants(Target target, NameAllocator taken) {
    this.target = target;
    this.taken = taken;
  }

  /** The constant that holds a compiled pattern, named for the first component that has it. */
  String pattern(Component component, String pattern) {
    return patterns.computeIfAbsent(
        pattern,
        text -> {
          String name = name(component, "_PATTERN");
          CodeBlock value = CodeBlock.of("$T.of($L)", SchemaPattern.class, StringLiteral.of(text));
          return field(TypeName.get(SchemaPattern.class), name, value);
        });
  }

  /** The constant that holds the values which there are, named likewise. */
  String values(Component component, ValueType type, Bounds bounds) {
    return values.computeIfAbsent(
        List.of(type, bounds.allowed()),
        key -> {
          TypeName set = ParameterizedTypeName.get(ClassName.get(Set.class), element(type));
          List<CodeBlock> all = bounds.allowed().stream().map(json -> literal(type, json)).toList();
          CodeBlock value = Arguments.listed(CodeBlock.of("$T.of", Set.class), all);
          return field(set, name(component, "_VALUES"), value);
        });
  }

  private TypeName element(ValueType type) {
    return type.isPrimitive() || type instanceof ValueType.Text
        ? TypeCode.of(target, type).box()
        : TypeCode.JSON_VALUE;
  }

  private static CodeBlock literal(ValueType type, String json) {
    if (type instanceof ValueType.Int) {
      return CodeBlock.of("$L", new BigDecimal(json).intValueExact());
    }
    if (type instanceof ValueType.Long) {
      return CodeBlock.of("$L", NumberLiteral.ofLong(new BigDecimal(json).longValueExact()));
    }
    if (type instanceof ValueType.Double) {
      return CodeBlock.of("$L", NumberLiteral.ofFraction(Double.parseDouble(json) + 0.0));
    }
    if (type instanceof ValueType.Bool) {
      return CodeBlock.of("$L", json);
    }
    if (type instanceof ValueType.Text) {
      JsonString text = (JsonString) JsonValue.parse(json);
      return CodeBlock.of("$L", StringLiteral.line(text.value()));
    }
    return CodeBlock.of("$T.parse($L)", TypeCode.JSON_VALUE, StringLiteral.line(json));
  }

  /** The fields, in the order in which they were asked for. */
  List<FieldSpec> fields() {
    return List.copyOf(fields);
  }

  private String field(TypeName type, String name, CodeBlock value) {
    fields.add(
        FieldSpec.builder(type, name, Modifier.STATIC, Modifier.FINAL).initializer(value).build());
    return name;
  }

  private String name(Component component, String ending) {
    String words = HUMP.matcher(component.name()).replaceAll("_").toUpperCase(Locale.ROOT);
    return taken.newName(words + ending);
  }
}
