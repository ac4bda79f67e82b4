package com.acme;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** One of two. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface Transport permits Transport.Stdio, Transport.List {
  /** {@return the value of the member <code>type*&#47;</code>} */
  java.lang.String discriminator();

  /**
   * The definition <code>#/$defs/Transport/oneOf/0</code> of the schema.
   *
   * @param command the member <code>command</code>
   */
  record Stdio(java.lang.String command) implements Transport {
    /**
     * Checks the components.
     *
     * @param command not null
     * @throws NullPointerException if a component is null that may not be
     */
    public Stdio {
      Objects.requireNonNull(command, "command");
    }

    @java.lang.Override
    public java.lang.String discriminator() {
      return "st\"dio";
    }
  }

  /** The definition <code>#/$defs/Transport/oneOf/1</code> of the schema. */
  record List() implements Transport {
    @java.lang.Override
    public java.lang.String discriminator() {
      return "none";
    }
  }
}
