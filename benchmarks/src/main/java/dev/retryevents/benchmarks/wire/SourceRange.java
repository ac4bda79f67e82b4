package dev.retryevents.benchmarks.wire;

/** A record as it is generated of the schema, in its order. */
public record SourceRange(RecordPosition first, RecordPosition last, StreamRef stream) {}
