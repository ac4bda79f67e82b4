import dev.retryevents.event.MsgType;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Model Pause.
 *
 * <p>Reads, for example: <code>Model gpt rests</code>
 *
 * @param model the member <code>model</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Pause(String model) implements Notice {
  /**
   * Checks the components.
   *
   * @param model not null
   * @throws NullPointerException if a component is null that may not be
   */
  public Pause {
    Objects.requireNonNull(model, "model");
  }

  @Override
  public String title() {
    return "Model Pause";
  }

  @Override
  public MsgType msgType() {
    return MsgType.STATUS_UPDATE;
  }

  @Override
  public String message() {
    StringBuilder out = new StringBuilder(44);
    NoticeRenderer.append(out, this);
    return out.toString();
  }

  @Override
  public void appendMessage(StringBuilder out) {
    NoticeRenderer.append(out, this);
  }

  @Override
  public <R> R accept(Notice.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
