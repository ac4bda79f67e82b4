package dev.retryevents.processor.check.signal;

import dev.retryevents.processor.check.shape.JavaTypes;
import dev.retryevents.processor.model.Feed.Conversion;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Leading;
import java.util.List;
import java.util.Optional;

/**
 * What a leading component asks for: its very type.
 *
 * @param leading the component
 */
record LeadingDemand(Leading leading) implements Demand {

  @Override
  public String name() {
    return leading.name();
  }

  @Override
  public List<String> accessors() {
    return Demand.spellings(leading.name());
  }

  @Override
  public Optional<Conversion> conversion(JavaType offered) {
    boolean same = JavaTypes.boxed(offered).equals(JavaTypes.boxed(leading.type()));
    return same ? Optional.of(Conversion.NONE) : Optional.empty();
  }

  @Override
  public boolean takesNull() {
    return leading.nullable();
  }

  @Override
  public String type() {
    return leading.type().show();
  }
}
