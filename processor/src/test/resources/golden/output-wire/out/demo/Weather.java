package demo;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The definition <code>#/$defs/Weather</code> of the schema.
 *
 * @param windy the member <code>windy</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Weather(@Nullable Boolean windy) {}
