package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.TimeAccessor;
import java.util.Set;

/** Tells which names of a record are spoken for, by methods that it has anyway. */
interface NameClash {

  /** Nothing is spoken for. */
  NameClash NONE = new Reserved(Set.of());

  /** Whether the accessor of that component would meet a method that returns something else. */
  boolean clashes(Component component);

  /** Whether that accessor would meet a method that returns something else. */
  boolean clashes(TimeAccessor accessor);

  /** Names that nothing else may have, whatever it returns. */
  record Reserved(Set<String> names) implements NameClash {

    /** Copies the set. */
    public Reserved {
      names = Set.copyOf(names);
    }

    @Override
    public boolean clashes(Component component) {
      return names.contains(component.name());
    }

    @Override
    public boolean clashes(TimeAccessor accessor) {
      return names.contains(accessor.name());
    }
  }
}
