package demo;

import dev.retryevents.event.PrintableText;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Appends the sentences of {@link Notice}: in the root locale, without parsing and without a
 * string of its own.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class NoticeRenderer {
  private NoticeRenderer() {}

  /**
   * Appends the sentence of one {@link Pause}.
   *
   * @param out where it goes
   * @param event the event
   */
  public static void append(StringBuilder out, Pause event) {
    out.append("Model ");
    PrintableText.append(out, event.model());
    out.append(" rests");
  }
}
