package dev.retryevents.processor.check.signal;

import dev.retryevents.processor.check.shape.JavaNames;
import dev.retryevents.processor.check.shape.JavaTypes;
import dev.retryevents.processor.check.shape.TimeAccessors;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Feed.Conversion;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.TimeAccessor;
import dev.retryevents.processor.model.TypePackages;
import dev.retryevents.processor.model.ValueType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a component of the schema asks for: its type, or one that is converted to it.
 *
 * @param component the component
 * @param packages where generated types stand
 * @param vocabulary whether its type is an enum
 */
record ComponentDemand(Component component, TypePackages packages, boolean vocabulary)
    implements Demand {

  private static final Set<String> WHOLE = Set.of("Byte", "Short", "Integer");
  private static final Set<String> NUMBER = Set.of("Byte", "Short", "Integer", "Long", "Float");

  @Override
  public String name() {
    return component.wire();
  }

  /** Its name in the record, that in the schema where it is another, and that without Ms. */
  @Override
  public List<String> accessors() {
    Set<String> names = new LinkedHashSet<>(Demand.spellings(component.name()));
    names.addAll(Demand.spellings(JavaNames.component(component.wire())));
    time().ifPresent(time -> names.addAll(Demand.spellings(time.name())));
    return List.copyOf(names);
  }

  private Optional<TimeAccessor> time() {
    return TimeAccessors.of(component);
  }

  private boolean isTime(TimeAccessor.Kind kind) {
    return time().filter(time -> time.kind() == kind).isPresent();
  }

  @Override
  public Optional<Conversion> conversion(JavaType offered) {
    String name = simpleName(offered);
    ValueType type = component.type();
    if (isTime(TimeAccessor.Kind.DURATION) && offered.equals(javaTime("Duration"))) {
      return Optional.of(
          type instanceof ValueType.Int ? Conversion.DURATION_TO_INT : Conversion.DURATION_TO_LONG);
    }
    if (isTime(TimeAccessor.Kind.INSTANT) && offered.equals(javaTime("Instant"))) {
      return type instanceof ValueType.Long
          ? Optional.of(Conversion.INSTANT_TO_LONG)
          : Optional.empty();
    }
    if (vocabulary && offered.equals(JavaType.Declared.of("java.lang", "String"))) {
      return Optional.of(Conversion.WIRE_TO_ENUM);
    }
    if (type instanceof ValueType.Long && WHOLE.contains(name)) {
      return Optional.of(Conversion.WIDEN_TO_LONG);
    }
    if (type instanceof ValueType.Double && NUMBER.contains(name)) {
      return Optional.of(Conversion.WIDEN_TO_DOUBLE);
    }
    return isSame(offered) ? Optional.of(Conversion.NONE) : Optional.empty();
  }

  private boolean isSame(JavaType offered) {
    JavaType wanted = JavaTypes.of(component.type(), packages);
    return JavaTypes.isSame(JavaTypes.boxed(offered), JavaTypes.boxed(wanted), packages);
  }

  private static JavaType javaTime(String name) {
    return JavaType.Declared.of("java.time", name);
  }

  /** The name of a type of java.lang, of primitive ones that of their box; else empty. */
  private static String simpleName(JavaType type) {
    return JavaTypes.boxed(type) instanceof JavaType.Declared declared
            && declared.packageName().equals("java.lang")
        ? declared.simpleName()
        : "";
  }

  @Override
  public boolean takesNull() {
    return component.presence().mayBeMissing();
  }

  @Override
  public String type() {
    return JavaTypes.of(component.type(), packages).show()
        + (vocabulary ? ", or String by its wire spelling" : "")
        + time().map(time -> ", or " + words(time.kind())).orElse("");
  }

  private static String words(TimeAccessor.Kind kind) {
    return kind == TimeAccessor.Kind.INSTANT ? "Instant" : "Duration";
  }
}
