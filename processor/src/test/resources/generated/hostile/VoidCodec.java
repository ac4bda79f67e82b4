package com.acme;

import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Void} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class VoidCodec implements JsonCodec<Void> {
  /** The one instance. */
  public static final VoidCodec INSTANCE = new VoidCodec();

  private VoidCodec() {}

  @java.lang.Override
  @NullUnmarked
  public Void read(JsonInput in) {
    Set<java.lang.String> others = null;
    in.beginObject();
    while (in.hasNext()) {
      others = Members.skip(in, others);
    }
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Void();
  }

  @java.lang.Override
  public void write(JsonOutput out, Void value) {
    out.beginObject();
    out.endObject();
  }
}
