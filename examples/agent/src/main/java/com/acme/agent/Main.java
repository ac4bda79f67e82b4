package com.acme.agent;

import com.acme.agent.retry.OutputTruncationRetryEvent;
import com.acme.agent.retry.RateLimitRetryEvent;
import com.acme.agent.retry.RateLimitType;
import com.acme.agent.retry.ResponseCorrectionRetryEvent;
import com.acme.agent.retry.RetryEvent;
import com.acme.agent.retry.RetryEventMapping;
import com.acme.agent.retry.TransientErrorRetryEvent;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.harness.RetryContext;
import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.RateLimitRetryException;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Prints what the agent says: the samples of its table, and every signal mapped. */
public final class Main {

  private static final JobSnapshot JOB = JobSnapshot.queued("job-1", "answer", Instant.EPOCH);

  private Main() {}

  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    samples().forEach(event -> out.println(event.message()));
    RetryContext context = new RetryContext(JOB, 1, 0.5, Duration.ofMillis(4500));
    for (RetrySignal signal : signals()) {
      RetryEvent event = RetryEventMapping.map(signal, context);
      out.println(event.title() + " · " + event.message());
    }
  }

  private static List<RetryEvent> samples() {
    return List.of(
        new RateLimitRetryEvent(JOB, 2, 12_000L, RateLimitType.ACCELERATION, "gpt-x", 0.5),
        new RateLimitRetryEvent(JOB, 1, 3_000L, RateLimitType.CAPACITY, "gpt-x", 0),
        new RateLimitRetryEvent(JOB, 1, null, RateLimitType.ofWire("unheard-of"), "gpt-x", 0),
        new TransientErrorRetryEvent(JOB, 3, "overloaded_error", 20_000L, "Anthropic"),
        new OutputTruncationRetryEvent(JOB, "gpt-x", 8192, 4096),
        new ResponseCorrectionRetryEvent(JOB, 2, "JsonParseException", "gpt-x"));
  }

  private static List<RetrySignal> signals() {
    return List.of(
        new RateLimitRetryException("acceleration", "gpt-x", null, "429 slow down"),
        new OverloadRetryException("Anthropic", "overloaded_error", null),
        new TransientErrorRetryException("Anthropic", "502 bad gateway", null),
        new OutputTruncationRetryException("gpt-x", 4096, 8192),
        new ResponseCorrectionRetryException("gpt-x", 1, new IllegalArgumentException("no JSON")));
  }
}
