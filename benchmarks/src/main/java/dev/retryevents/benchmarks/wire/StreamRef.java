package dev.retryevents.benchmarks.wire;

/** A record as it is generated of the schema, in its order. */
public record StreamRef(String id, String kind) {}
