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
   * Appends the sentence of one {@link Overload}.
   *
   * @param out where it goes
   * @param event the event
   */
  public static void append(StringBuilder out, Overload event) {
    out.append('"');
    PrintableText.append(out, event.classValue());
    out.append("\" \\ {");
    out.append(event.hashCodeValue());
    out.append("} */ ");
    out.append(event.minLines());
    out.append(" | ");
    PrintableText.append(out, event.waitValue().wire());
  }
}
