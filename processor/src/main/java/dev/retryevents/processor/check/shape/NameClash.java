package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.TimeAccessor;

/** Tells which names of a record are spoken for, by methods that it has anyway. */
interface NameClash {

  /** Nothing is spoken for. */
  NameClash NONE =
      new NameClash() {
        @Override
        public boolean clashes(Component component) {
          return false;
        }

        @Override
        public boolean clashes(TimeAccessor accessor, boolean nullable) {
          return false;
        }
      };

  /** Whether the accessor of that component would meet a method that returns something else. */
  boolean clashes(Component component);

  /** Whether that accessor would meet a method that returns something else. */
  boolean clashes(TimeAccessor accessor, boolean nullable);
}
