package demo;

import dev.retryevents.codec.Demands;
import dev.retryevents.codec.ListCodec;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Tree} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class TreeCodec implements JsonCodec<Tree> {
  /** The one instance. */
  public static final TreeCodec INSTANCE = new TreeCodec();

  private TreeCodec() {}

  @Override
  @NullUnmarked
  public Tree read(JsonInput in) {
    List<Tree> read = ListCodec.of(TreeCodec.INSTANCE).read(in);
    Demands.atMost(in, read.size(), 9);
    if (in.faults() > 0) {
      return null;
    }
    return new Tree(read);
  }

  @Override
  public void write(JsonOutput out, Tree value) {
    ListCodec.of(TreeCodec.INSTANCE).write(out, value.value());
  }
}
