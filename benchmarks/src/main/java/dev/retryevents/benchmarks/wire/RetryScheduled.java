package dev.retryevents.benchmarks.wire;

/** A record as it is generated of the schema, in its order. */
public record RetryScheduled(
    long attempt,
    long maxAttempts,
    long nextAttempt,
    String reason,
    long retryDelayMs,
    String sessionId,
    SourceRange sourceRange,
    String turnId,
    String viewCursor) {}
