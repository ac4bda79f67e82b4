package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Specimen;
import dev.retryevents.processor.model.TestPlan;
import dev.retryevents.processor.model.TypePackages;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The contract of the four retry events, as the checks would give it. */
final class RetryContract {

  static final JavaType.Declared GENERATED =
      JavaType.Declared.of("javax.annotation.processing", "Generated");

  private static final String EVENTS = "dev.retryevents.event";

  private RetryContract() {}

  static Contract contract() {
    return new Contract(
        TypePackages.of("com.acme.agent.retry"),
        "RetryTable",
        "RetryEvent",
        JavaType.Declared.of(EVENTS, "JobEvent"),
        List.of("message", "msgType", "snapshot", "title"),
        "msp.schema.json",
        List.of(
            RetryRows.rateLimit(),
            RetryRows.transientError(),
            RetryRows.outputTruncation(),
            RetryRows.responseCorrection()),
        List.of(RetryRows.LIMIT_TYPE),
        Optional.of(
            new Contract.Mapping(
                JavaType.Declared.of(RetrySources.SIGNALS, "RetrySignal"),
                Optional.of(JavaType.Declared.of("dev.retryevents.harness", "RetryContext")),
                List.of())),
        true);
  }

  static TestPlan plan() {
    return new TestPlan(
        "com.acme.agent.retry",
        "RetryEventContract",
        contract(),
        Map.of("snapshot", snapshot()),
        List.of(
            signal(
                "RateLimitRetryException",
                new Specimen.Text("acceleration"),
                new Specimen.Text("model"),
                new Specimen.Null(JavaType.Declared.of("java.time", "Duration")),
                new Specimen.Text("message")),
            fault("TransientErrorRetryException"),
            fault("OverloadRetryException"),
            signal(
                "OutputTruncationRetryException",
                new Specimen.Text("model"),
                new Specimen.Number("int", 1),
                new Specimen.Number("int", 2)),
            signal(
                "ResponseCorrectionRetryException",
                new Specimen.Text("model"),
                new Specimen.Number("int", 1),
                new Specimen.New(
                    JavaType.Declared.of("java.lang", "IllegalStateException"),
                    List.of(new Specimen.Text("cause"))))),
        Optional.of(
            new Specimen.New(
                JavaType.Declared.of("dev.retryevents.harness", "RetryContext"),
                List.of(
                    snapshot(),
                    new Specimen.Number("int", 1),
                    new Specimen.Number("double", 1),
                    new Specimen.Call(
                        JavaType.Declared.of("java.time", "Duration"),
                        "ofMillis",
                        List.of(new Specimen.Number("long", 1500)))))));
  }

  private static Specimen fault(String type) {
    return signal(
        type,
        new Specimen.Text("provider"),
        new Specimen.Text("details"),
        new Specimen.Null(JavaType.Declared.of("java.lang", "Throwable")));
  }

  private static Specimen signal(String type, Specimen... arguments) {
    return new Specimen.New(JavaType.Declared.of(RetrySources.SIGNALS, type), List.of(arguments));
  }

  private static Specimen snapshot() {
    return new Specimen.Call(
        JavaType.Declared.of(EVENTS, "JobSnapshot"),
        "queued",
        List.of(
            new Specimen.Text("jobId"),
            new Specimen.Text("jobType"),
            new Specimen.Field(JavaType.Declared.of("java.time", "Instant"), "EPOCH")));
  }
}
