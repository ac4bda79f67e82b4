package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.TimeAccessor;
import java.util.Set;

/** Tells which names of a record are spoken for, by methods that it has anyway. */
interface NameClash {

  /** Whether the accessor of that component would meet a method that returns something else. */
  boolean clashes(Component component);

  /** Whether that accessor would meet a method that returns something else. */
  boolean clashes(TimeAccessor accessor);

  /** Nothing but {@code names} is spoken for. */
  static NameClash of(Set<String> names) {
    return new NameClash() {
      @Override
      public boolean clashes(Component component) {
        return names.contains(component.name());
      }

      @Override
      public boolean clashes(TimeAccessor accessor) {
        return names.contains(accessor.name());
      }
    };
  }
}
