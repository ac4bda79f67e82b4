package dev.retryevents.harness;

import java.time.Duration;

/** A retry that was decided on: which attempt follows which, of how many, after what wait. */
record Retry(int attempt, int nextAttempt, int maxAttempts, Duration delay) {}
