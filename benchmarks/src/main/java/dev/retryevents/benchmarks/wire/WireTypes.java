package dev.retryevents.benchmarks.wire;

import dev.retryevents.annotation.WireModel;

/** What is decoded and encoded: a small, a usual and a large object. */
@WireModel(types = {"TurnRetryScheduledParams", "ItemCompletedParams", "TurnStartParams"})
interface WireTypes {}
