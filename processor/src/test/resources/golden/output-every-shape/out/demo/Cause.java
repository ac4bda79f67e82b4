package demo;

import dev.retryevents.event.Constraints;
import java.time.Duration;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Why it failed. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface Cause permits Cause.Exit, Cause.Timeout {
  /** {@return the value of the member <code>kind</code>} */
  String discriminator();

  /**
   * The definition <code>#/$defs/ExitCause</code> of the schema.
   *
   * @param code the member <code>code</code>
   */
  record Exit(int code) implements Cause {
    /**
     * Checks the components.
     *
     * @param code at least 0, at most 255
     * @throws IllegalArgumentException if a component is not what the schema allows
     */
    public Exit {
      Constraints.atLeast("code", code, 0);
      Constraints.atMost("code", code, 255);
    }

    @Override
    public String discriminator() {
      return "exit";
    }
  }

  /**
   * The definition <code>#/$defs/TimeoutCause</code> of the schema.
   *
   * @param afterMs the member <code>afterMs</code>
   */
  record Timeout(long afterMs) implements Cause {
    /** {@return {@link #afterMs()} as a length of time} */
    public Duration after() {
      return Duration.ofMillis(afterMs);
    }

    @Override
    public String discriminator() {
      return "timeout";
    }
  }
}
