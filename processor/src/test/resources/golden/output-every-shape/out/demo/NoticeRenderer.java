package demo;

import dev.retryevents.event.NumberText;
import dev.retryevents.event.PrintableText;
import dev.retryevents.event.RetrySeconds;
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
   * Appends the sentence of one {@link ToolRetry}.
   *
   * @param out where it goes
   * @param event the event
   */
  public static void append(StringBuilder out, ToolRetry event) {
    if (event.limit() == Limit.TOKENS) {
      PrintableText.append(out, event.tool());
      out.append(" (");
      PrintableText.append(out, event.mode().wire());
      out.append(") ran out of tokens, ");
      NumberText.appendTenths(out, event.share());
      out.append(" done. Again in ~");
      out.append(RetrySeconds.ofMillis(event.estimatedDelayMs()));
      out.append(" seconds (attempt ");
      out.append(event.attempt());
      out.append(')');
    } else {
      PrintableText.append(out, event.tool());
      out.append(" (");
      PrintableText.append(out, event.mode().wire());
      out.append(") stopped at a limit: ");
      PrintableText.appendBeforeStop(out, event.limit().wire());
      out.append(". Again in ~");
      out.append(RetrySeconds.ofMillis(event.estimatedDelayMs()));
      out.append(" seconds (attempt ");
      out.append(event.attempt());
      out.append(')');
    }
  }
}
