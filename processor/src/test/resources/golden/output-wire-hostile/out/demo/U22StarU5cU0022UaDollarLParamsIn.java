package demo;

import dev.retryevents.event.WireEnum;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The definition <code>#/notifications/"*~1&#92;u0022 $L/params/properties/in</code> of the
 * schema.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public enum U22StarU5cU0022UaDollarLParamsIn implements WireEnum {
  /** The value <code>x*&#47;</code>. */
  X_STAR("x*/");

  private final String wire;

  U22StarU5cU0022UaDollarLParamsIn(String wire) {
    this.wire = wire;
  }

  /**
   * The value of that spelling.
   *
   * @param wire the value as JSON spells it
   * @return the value
   * @throws IllegalArgumentException if there is none
   */
  public static U22StarU5cU0022UaDollarLParamsIn ofWire(String wire) {
    return switch (wire) {
      case "x*/" -> X_STAR;
      default ->
          throw new IllegalArgumentException(
              "no U22StarU5cU0022UaDollarLParamsIn: \"" + wire + "\"; there are x*/");
    };
  }

  @Override
  public String wire() {
    return wire;
  }
}
