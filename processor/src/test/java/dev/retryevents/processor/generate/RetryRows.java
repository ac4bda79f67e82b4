package dev.retryevents.processor.generate;

import static dev.retryevents.processor.generate.Components.DOUBLE;
import static dev.retryevents.processor.generate.Components.INT;
import static dev.retryevents.processor.generate.Components.LONG;
import static dev.retryevents.processor.generate.Components.TEXT;
import static dev.retryevents.processor.generate.Components.atLeast;
import static dev.retryevents.processor.generate.Components.bounded;
import static dev.retryevents.processor.generate.Components.range;
import static dev.retryevents.processor.generate.Components.required;
import static dev.retryevents.processor.generate.Components.timed;
import static dev.retryevents.processor.generate.Pieces.seconds;
import static dev.retryevents.processor.generate.Pieces.shown;
import static dev.retryevents.processor.generate.Pieces.shownBeforeStop;
import static dev.retryevents.processor.generate.Pieces.variant;
import static dev.retryevents.processor.generate.Pieces.whole;
import static dev.retryevents.processor.generate.Pieces.words;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Key;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Piece;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.Sentence;
import dev.retryevents.processor.model.Subject;
import dev.retryevents.processor.model.TimeAccessor;
import dev.retryevents.processor.model.ValueType;
import java.util.List;

/** The rows of the four retry events. */
final class RetryRows {

  static final NamedType.EnumType LIMIT_TYPE =
      new NamedType.EnumType(
          "RateLimitType",
          "#/$defs/RateLimitType",
          "A limit that a provider sets: on how much, or on how fast it grows.",
          true,
          List.of(
              new NamedType.Constant("ACCELERATION", "acceleration"),
              new NamedType.Constant("CAPACITY", "capacity")));

  private static final Component ATTEMPT =
      bounded(
          required("attempt", INT, "The number of the attempt that failed; the first is 1."),
          range("1", "2147483647"));

  private static final Component DELAY =
      timed(
          bounded(
              Components.of(
                  "estimatedDelayMs",
                  LONG,
                  Presence.NULLABLE,
                  "How long the job is expected to wait before it tries again, in milliseconds;"
                      + " null when nobody knows yet."),
              atLeast("0")),
          "estimatedDelay",
          TimeAccessor.Kind.DURATION);

  private static final Component MODEL = required("model", TEXT, "The model that was asked.");

  private static final List<Leading> LEADING =
      List.of(
          new Leading(
              "snapshot", JavaType.Declared.of("dev.retryevents.event", "JobSnapshot"), false));

  private RetryRows() {}

  static Row rateLimit() {
    Component limit =
        required("limitType", new ValueType.Named("RateLimitType"), "The limit that was reached.");
    Component throttle =
        bounded(
            required("systemThrottle", DOUBLE, "How far the whole system has slowed down."),
            atLeast("0"));
    Piece multiplier = new Piece.Number(new Subject.Fraction(throttle), 1, Pieces.TENTHS);
    Sentence sentence =
        new Sentence(
            List.of(new Subject.Word(limit)),
            List.of(
                variant(
                    List.of(new Key.Text("acceleration")),
                    words("Hit acceleration limit (system throttle: "),
                    multiplier,
                    words("x) for "),
                    shown(MODEL),
                    words(". Retrying in ~"),
                    seconds(DELAY),
                    words(" seconds (attempt "),
                    whole(ATTEMPT),
                    words(")")),
                variant(
                    List.of(new Key.Any()),
                    words("Hit capacity limit for "),
                    shown(MODEL),
                    words(". Retrying in ~"),
                    seconds(DELAY),
                    words(" seconds (attempt "),
                    whole(ATTEMPT),
                    words(")"))));
    return new Row(
        "RateLimitRetryEvent",
        "#/$defs/RateLimitRetryEvent",
        "Rate Limit Retry",
        "a 429, the framework's own budget",
        "STATUS_UPDATE",
        "The provider refused a request because a limit was reached; the request is sent again"
            + " after a pause.",
        LEADING,
        List.of(ATTEMPT, DELAY, limit, MODEL, throttle),
        sentence,
        RetrySamples.rateLimit(),
        RetrySources.rateLimit());
  }

  static Row transientError() {
    Component details = required("details", TEXT, "What the provider said about the failure.");
    Component provider = required("provider", TEXT, "The provider that failed.");
    return new Row(
        "TransientErrorRetryEvent",
        "#/$defs/TransientErrorRetryEvent",
        "Server Error Retry",
        "a transient server error, a plain 5xx or a 529 overload",
        "STATUS_UPDATE",
        "The provider failed in a way that tends to pass.",
        LEADING,
        List.of(ATTEMPT, details, DELAY, provider),
        Pieces.sentence(
            words("Server error from "),
            shown(provider),
            words(": "),
            shownBeforeStop(details),
            words(". Retrying in ~"),
            seconds(DELAY),
            words(" seconds (attempt "),
            whole(ATTEMPT),
            words(")")),
        RetrySamples.transientError(),
        RetrySources.transientError());
  }

  static Row outputTruncation() {
    Component budget =
        bounded(required("newBudget", INT, "The output budget of the next attempt."), atLeast("0"));
    Component previous =
        bounded(required("previousBudget", INT, "The budget that was too small."), atLeast("0"));
    return new Row(
        "OutputTruncationRetryEvent",
        "#/$defs/OutputTruncationRetryEvent",
        "Output Truncation Retry",
        "an answer cut off below the ceiling of its model",
        "STATUS_UPDATE",
        "",
        LEADING,
        List.of(MODEL, budget, previous),
        Pieces.sentence(
            words("Output truncated at "),
            whole(previous),
            words(" tokens on "),
            shown(MODEL),
            words(". Retrying with budget "),
            whole(budget),
            words(".")),
        RetrySamples.outputTruncation(),
        RetrySources.outputTruncation());
  }

  static Row responseCorrection() {
    Component failure = required("failure", TEXT, "What was wrong with the answer.");
    return new Row(
        "ResponseCorrectionRetryEvent",
        "#/$defs/ResponseCorrectionRetryEvent",
        "Response Correction Retry",
        "",
        "STATUS_UPDATE",
        "The answer of the model could not be read or did not pass its checks.",
        LEADING,
        List.of(ATTEMPT, failure, MODEL),
        Pieces.sentence(
            words("Response on "),
            shown(MODEL),
            words(" failed to parse or validate ("),
            shown(failure),
            words("). Retrying with correction, attempt "),
            whole(ATTEMPT),
            words(".")),
        RetrySamples.responseCorrection(),
        RetrySources.responseCorrection());
  }
}
