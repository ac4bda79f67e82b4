import dev.retryevents.event.HumanReadable;
import dev.retryevents.event.MsgType;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The events of the table {@code NoticeTable}, one record a row:
 *
 * <ul>
 * <li>{@link Pause}: Model Pause
 * </ul>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface Notice extends HumanReadable permits Pause {
  /** {@return the event as one printable line} */
  @Override
  String message();

  /** {@return a short heading, the same for every event of one kind} */
  String title();

  /** {@return what kind of message the event is} */
  MsgType msgType();

  /**
   * Appends {@link #message()} without making a string of it.
   *
   * @param out where the line goes
   */
  @Override
  void appendMessage(StringBuilder out);

  /**
   * Calls the method of {@code visitor} that is for this kind of event.
   *
   * @param <R> what the visitor answers
   * @param visitor the visitor
   * @return what it answers
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * One method for each kind of event.
   *
   * @param <R> what they answer
   */
  interface Visitor<R> {
    /**
     * Answers to one {@link Pause}.
     *
     * @param event the event
     * @return the answer
     */
    R visit(Pause event);
  }
}
