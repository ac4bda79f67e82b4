package dev.retryevents.harness;

import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.RateLimitRetryException;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;
import dev.retryevents.harness.policy.RetryPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/** A dispatcher in manual time whose observer is told on the thread of the job. */
final class Rig implements AutoCloseable {

  static final JobIdentity ID = JobIdentity.of("7", "summary");

  final ManualTime time = new ManualTime();
  final List<JobLifecycle<Said>> seen = new ArrayList<>();
  final JobDispatcher<Said> dispatcher;

  Rig() {
    this(RetryPolicy.DEFAULT);
  }

  Rig(RetryPolicy policy) {
    this(builder -> builder.policy(policy));
  }

  Rig(UnaryOperator<DispatcherBuilder<Said>> settings) {
    DispatcherBuilder<Said> builder =
        JobDispatcher.builder(Said.class, Said::of)
            .clock(time)
            .sleeper(time)
            .alarms(time)
            .random(new Random(1))
            .observerThreads(Runnable::run);
    dispatcher = settings.apply(builder).build();
    dispatcher.follow(seen::add);
  }

  /** Runs a job whose attempts end in the steps, one after the other; the last is repeated. */
  String run(Object... steps) throws Exception {
    return dispatcher.executeWithRetry(script(new ArrayList<>(), steps));
  }

  /** A job that notes its attempts, and whose attempts end in the steps. */
  static Job<String> script(List<JobRun> runs, Object... steps) {
    return Job.of(
        ID,
        run -> {
          runs.add(run);
          Object step = steps[Math.min(runs.size(), steps.length) - 1];
          if (step instanceof Exception failure) {
            throw failure;
          }
          return (String) step;
        });
  }

  /** What happened, by the simple names; a retry by that of its event. */
  List<String> story() {
    return seen.stream().map(Rig::name).toList();
  }

  private static String name(JobLifecycle<Said> happened) {
    return happened instanceof JobLifecycle.Retrying<Said> retrying
        ? retrying.event().title()
        : happened.getClass().getSimpleName();
  }

  /** The retries among what happened. */
  List<JobLifecycle.Retrying<Said>> retries() {
    List<JobLifecycle.Retrying<Said>> retries = new ArrayList<>();
    for (JobLifecycle<Said> happened : seen) {
      if (happened instanceof JobLifecycle.Retrying<Said> retrying) {
        retries.add(retrying);
      }
    }
    return retries;
  }

  /** The one end. */
  JobLifecycle.Ended<Said> end() {
    List<JobLifecycle<Said>> ends =
        seen.stream().filter(JobLifecycle.Ended.class::isInstance).toList();
    if (ends.size() != 1 || ends.get(0) != seen.get(seen.size() - 1)) {
      throw new AssertionError("not one end, or not the last: " + story());
    }
    return (JobLifecycle.Ended<Said>) ends.get(0);
  }

  static RateLimitRetryException rateLimit() {
    return new RateLimitRetryException("capacity", "gpt-x", null, "429 slow down");
  }

  static RateLimitRetryException rateLimit(Duration retryAfter) {
    return new RateLimitRetryException("capacity", "gpt-x", retryAfter, "429 slow down");
  }

  static OverloadRetryException overload() {
    return new OverloadRetryException("Anthropic", "overloaded_error", null);
  }

  static TransientErrorRetryException transientError() {
    return new TransientErrorRetryException("Anthropic", "502 bad gateway", null);
  }

  static OutputTruncationRetryException truncation(String model) {
    return new OutputTruncationRetryException(model, 4096, 8192);
  }

  static ResponseCorrectionRetryException correction(int number) {
    return new ResponseCorrectionRetryException(
        "gpt-x", number, new IllegalArgumentException("no JSON"));
  }

  @Override
  public void close() {
    dispatcher.close();
  }
}
