package com.acme;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The definition <code>#/$defs/Void</code> of the schema. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Void() {}
