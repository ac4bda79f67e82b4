package com.acme.session.host;

import com.acme.session.failure.AttemptFailure;
import com.acme.session.failure.AttemptFailureMapping;
import com.acme.session.log.LifecycleRecord.AnswerBegun;
import com.acme.session.log.LifecycleRecord.AnswerEnded;
import com.acme.session.log.LifecycleRecord.AttemptBegun;
import com.acme.session.log.LifecycleRecord.Failure;
import com.acme.session.log.LifecycleRecord.RetryBooked;
import com.acme.session.log.LifecycleRecord.TurnEnded;
import dev.retryevents.event.RetryReason;
import dev.retryevents.harness.Job;
import dev.retryevents.harness.JobDispatcher;
import dev.retryevents.harness.JobIdentity;
import dev.retryevents.harness.JobRun;
import dev.retryevents.harness.RetryContext;
import dev.retryevents.harness.errors.RetriesExhaustedException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/**
 * A turn that this host runs, from its beginning or from where an earlier host left it.
 *
 * <p>The dispatcher counts the attempts of this run; those of earlier hosts are added to what is
 * written down.
 */
final class TurnRun {

  private final Journal journal;
  private final String sessionId;
  private final TurnState turn;
  private final int earlier;
  private final Duration rest;
  private final JobDispatcher<AttemptFailure> dispatcher;

  /**
   * A run that has not begun.
   *
   * @param earlier how many attempts the turn has had
   * @param rest how long the wait for the next one is
   */
  TurnRun(
      Journal journal,
      String sessionId,
      TurnState turn,
      int earlier,
      Duration rest,
      HostSettings settings) {
    this.journal = journal;
    this.sessionId = sessionId;
    this.turn = turn;
    this.earlier = earlier;
    this.rest = rest;
    this.dispatcher =
        JobDispatcher.builder(AttemptFailure.class, this::book)
            .policy(settings.policy(earlier))
            .random(settings.random())
            .build();
  }

  /** Runs the turn on a thread of its own; its end is written down before {@code over} runs. */
  void begin(Runnable over) {
    Job<Void> job = Job.of(JobIdentity.of(turn.turnId(), "turn"), this::attempt);
    dispatcher
        .submit(job)
        .result()
        .whenComplete(
            (nothing, failure) -> {
              journal.append(sessionId, ended(failure));
              over.run();
            });
  }

  /** Ends the turn, whether it works or waits. */
  void cancel() {
    dispatcher.cancel(turn.turnId());
  }

  private Void attempt(JobRun run) throws InterruptedException {
    if (run.attempt() == 1) {
      Thread.sleep(rest.toMillis());
    }
    int attempt = earlier + run.attempt();
    journal.append(sessionId, new AttemptBegun(turn.turnId(), attempt));
    StringBuilder answer = new StringBuilder();
    String itemId = UUID.randomUUID().toString();
    for (String piece : ScriptedModel.answer(turn.input(), attempt)) {
      if (answer.isEmpty()) {
        journal.append(sessionId, new AnswerBegun(turn.turnId(), itemId));
      }
      journal.pass(sessionId, itemId, piece);
      answer.append(piece);
    }
    journal.append(
        sessionId, new AnswerEnded(turn.turnId(), itemId, "completed", answer.toString()));
    return null;
  }

  /**
   * Writes a retry down where the dispatcher has decided on it and nobody waits yet: an observer
   * would hear of it when the next attempt may have begun.
   */
  private AttemptFailure book(RetrySignal signal, RetryContext context) {
    AttemptFailure failure = AttemptFailureMapping.map(signal, context);
    Duration delay = context.estimatedDelay();
    journal.append(
        sessionId,
        new RetryBooked(
            turn.turnId(),
            earlier + context.attempt(),
            earlier + context.nextAttempt(),
            earlier + context.maxAttempts(),
            delay == null ? 0 : delay.toMillis(),
            RetryReason.of(failure.message())));
    return failure;
  }

  private TurnEnded ended(@Nullable Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    if (cause == null) {
      return new TurnEnded(turn.turnId(), "completed", null);
    }
    if (cause instanceof CancellationException) {
      return new TurnEnded(turn.turnId(), "cancelled", null);
    }
    boolean isRetryable = cause instanceof RetriesExhaustedException;
    String message = RetryReason.of(cause.getMessage());
    return new TurnEnded(turn.turnId(), "failed", new Failure("modelError", message, isRetryable));
  }
}
