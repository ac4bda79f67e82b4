package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.Feed;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.SignalSource;
import java.util.List;

/** How the signals of the runtime become the four retry events. */
final class RetrySources {

  static final String SIGNALS = "dev.retryevents.harness.errors.retry";
  static final JavaType TEXT = JavaType.Declared.of("java.lang", "String");
  static final JavaType INT = new JavaType.Primitive("int");
  private static final JavaType DURATION = JavaType.Declared.of("java.time", "Duration");
  private static final JavaType SNAPSHOT =
      JavaType.Declared.of("dev.retryevents.event", "JobSnapshot");

  private static final Feed JOB = context("snapshot", SNAPSHOT);
  private static final Feed ATTEMPT = context("attempt", INT);
  private static final Feed DELAY =
      new Feed(
          Feed.Origin.CONTEXT,
          new Accessor("estimatedDelay", DURATION, true),
          Feed.Conversion.DURATION_TO_LONG,
          true);

  private RetrySources() {}

  static List<SignalSource> rateLimit() {
    Feed limit =
        new Feed(
            Feed.Origin.SIGNAL,
            new Accessor("limitType", TEXT, false),
            Feed.Conversion.WIRE_TO_ENUM,
            false);
    Feed throttle = context("systemThrottle", new JavaType.Primitive("double"));
    return List.of(
        source(
            "RateLimitRetryException",
            JOB,
            ATTEMPT,
            DELAY,
            limit,
            signal("model", TEXT),
            throttle));
  }

  static List<SignalSource> transientError() {
    Feed details = signal("details", TEXT);
    Feed provider = signal("provider", TEXT);
    return List.of(
        source("TransientErrorRetryException", JOB, ATTEMPT, details, DELAY, provider),
        source("OverloadRetryException", JOB, ATTEMPT, details, DELAY, provider));
  }

  static List<SignalSource> outputTruncation() {
    return List.of(
        source(
            "OutputTruncationRetryException",
            JOB,
            signal("model", TEXT),
            signal("newBudget", INT),
            signal("previousBudget", INT)));
  }

  static List<SignalSource> responseCorrection() {
    return List.of(
        source(
            "ResponseCorrectionRetryException",
            JOB,
            signal("attempt", INT),
            signal("failure", TEXT),
            signal("model", TEXT)));
  }

  private static SignalSource source(String signal, Feed... feeds) {
    return new SignalSource(JavaType.Declared.of(SIGNALS, signal), List.of(feeds));
  }

  private static Feed signal(String name, JavaType type) {
    return plain(Feed.Origin.SIGNAL, name, type);
  }

  private static Feed context(String name, JavaType type) {
    return plain(Feed.Origin.CONTEXT, name, type);
  }

  private static Feed plain(Feed.Origin origin, String name, JavaType type) {
    return new Feed(origin, new Accessor(name, type, false), Feed.Conversion.NONE, false);
  }
}
