package demo;

import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.time.Instant;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Pause} as JSON, but for what is not on the wire. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class PauseCodec implements JsonCodec<Pause> {
  private static final JsonVocabulary NAMES = JsonVocabulary.of("model");

  private final Instant until;

  private final String zone;

  private final String host;

  private final long sequence;

  private final String channel;

  private final Instant since;

  private final int priority;

  private PauseCodec(
      Instant until,
      String zone,
      String host,
      long sequence,
      String channel,
      Instant since,
      int priority) {
    this.until = until;
    this.zone = zone;
    this.host = host;
    this.sequence = sequence;
    this.channel = channel;
    this.since = since;
    this.priority = priority;
  }

  /**
   * A codec that reads events of one origin.
   *
   * @param until what {@link Pause#until()} is to say
   * @param zone what {@link Pause#zone()} is to say
   * @param host what {@link Pause#host()} is to say
   * @param sequence what {@link Pause#sequence()} is to say
   * @param channel what {@link Pause#channel()} is to say
   * @param since what {@link Pause#since()} is to say
   * @param priority what {@link Pause#priority()} is to say
   * @return the codec
   */
  public static PauseCodec of(
      Instant until,
      String zone,
      String host,
      long sequence,
      String channel,
      Instant since,
      int priority) {
    return new PauseCodec(until, zone, host, sequence, channel, since, priority);
  }

  @Override
  @NullUnmarked
  public Pause read(JsonInput in) {
    String model = null;
    long seen = 0;
    Set<String> others = null;
    int next = 0;
    in.beginObject();
    for (int member; (member = in.nextName(NAMES, next)) != JsonVocabulary.NO_NAME; ) {
      if (member == JsonVocabulary.UNKNOWN) {
        others = Members.skip(in, others);
        continue;
      }
      seen = Members.see(in, NAMES, seen, member);
      next = member + 1;
      switch (member) {
        case 0 -> model = in.nextString();
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x1L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Pause(until, zone, host, sequence, channel, since, priority, model);
  }

  @Override
  public void write(JsonOutput out, Pause value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.model());
    out.endObject();
  }
}
