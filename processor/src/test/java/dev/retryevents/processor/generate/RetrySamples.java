package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.SampleCase;
import dev.retryevents.processor.model.Value;
import java.util.List;

/** The samples of the four retry events. */
final class RetrySamples {

  private RetrySamples() {}

  static List<SampleCase> rateLimit() {
    return List.of(
        new SampleCase(
            """
            {"limitType":"acceleration","model":"gpt-x","attempt":2,"systemThrottle":0.5,\
            "estimatedDelayMs":12000}""",
            List.of(
                new Value.Whole(2),
                new Value.Whole(12_000),
                new Value.EnumValue(RetryRows.LIMIT_TYPE, "acceleration"),
                new Value.Text("gpt-x"),
                new Value.Fraction(0.5)),
            "Hit acceleration limit (system throttle: 1.5x) for gpt-x."
                + " Retrying in ~12 seconds (attempt 2)"),
        capacity("capacity", new Value.Whole(3_000), 3),
        capacity("unheard of", new Value.Null(), 0));
  }

  private static SampleCase capacity(String limit, Value delay, int seconds) {
    return new SampleCase(
        """
        {"limitType":"%s","model":"gpt-x","attempt":1,"systemThrottle":0,\
        "estimatedDelayMs":%s}"""
            .formatted(limit, delay instanceof Value.Whole whole ? whole.number() : "null"),
        List.of(
            new Value.Whole(1),
            delay,
            new Value.EnumValue(RetryRows.LIMIT_TYPE, limit),
            new Value.Text("gpt-x"),
            new Value.Fraction(0)),
        "Hit capacity limit for gpt-x. Retrying in ~%d seconds (attempt 1)".formatted(seconds));
  }

  static List<SampleCase> transientError() {
    return List.of(
        new SampleCase(
            """
            {"attempt":3,"details":"overloaded_error","estimatedDelayMs":20000,\
            "provider":"Anthropic"}""",
            List.of(
                new Value.Whole(3),
                new Value.Text("overloaded_error"),
                new Value.Whole(20_000),
                new Value.Text("Anthropic")),
            "Server error from Anthropic: overloaded_error."
                + " Retrying in ~20 seconds (attempt 3)"));
  }

  static List<SampleCase> outputTruncation() {
    return List.of(
        new SampleCase(
            """
            {"model":"gpt-x","newBudget":8192,"previousBudget":4096}""",
            List.of(new Value.Text("gpt-x"), new Value.Whole(8_192), new Value.Whole(4_096)),
            "Output truncated at 4096 tokens on gpt-x. Retrying with budget 8192."));
  }

  static List<SampleCase> responseCorrection() {
    return List.of(
        new SampleCase(
            """
            {"attempt":2,"failure":"JsonParseException","model":"gpt-x"}""",
            List.of(
                new Value.Whole(2), new Value.Text("JsonParseException"), new Value.Text("gpt-x")),
            "Response on gpt-x failed to parse or validate (JsonParseException)."
                + " Retrying with correction, attempt 2."));
  }
}
