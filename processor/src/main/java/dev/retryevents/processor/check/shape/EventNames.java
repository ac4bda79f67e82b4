package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.TimeAccessor;
import dev.retryevents.processor.model.TypePackages;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The names that are spoken for in the record of a row, by the family and what it extends. */
public final class EventNames implements NameClash {

  /** What every row supplies itself. */
  public static final Set<String> OF_THE_ROW = Set.of("message", "title", "msgType");

  private final Map<String, Accessor> inherited;
  private final TypePackages packages;

  EventNames(List<Accessor> inherited, TypePackages packages) {
    this.inherited =
        inherited.stream()
            .collect(Collectors.toMap(Accessor::name, Function.identity(), (a, b) -> a));
    this.packages = packages;
  }

  @Override
  public boolean clashes(Component component) {
    return clashes(component.name(), JavaTypes.of(component, packages));
  }

  @Override
  public boolean clashes(TimeAccessor accessor) {
    String type = accessor.kind() == TimeAccessor.Kind.INSTANT ? "Instant" : "Duration";
    return clashes(accessor.name(), JavaType.Declared.of("java.time", type));
  }

  private boolean clashes(String name, JavaType type) {
    Accessor other = inherited.get(name);
    return OF_THE_ROW.contains(name)
        || (other != null && !JavaTypes.isSame(other.type(), type, packages));
  }
}
