package com.acme.agent;

import com.acme.agent.retry.RetryEvent;
import dev.retryevents.event.PrintableText;
import dev.retryevents.harness.JobLifecycle;
import dev.retryevents.harness.errors.retry.FailureDetails;
import dev.retryevents.harness.observe.Observer;
import java.io.PrintStream;

/** Shows a person what happens to the jobs, a line each, as it happens. */
final class Console implements Observer<JobLifecycle<RetryEvent>> {

  private final PrintStream out;

  Console(PrintStream out) {
    this.out = out;
  }

  @Override
  public void on(JobLifecycle<RetryEvent> moment) {
    String job = moment.snapshot().jobId();
    if (moment instanceof JobLifecycle.Retrying<RetryEvent> retrying) {
      // The event is one printable line already.
      line(job, retrying.event().title(), retrying.event().message());
    } else if (moment instanceof JobLifecycle.Recovered<RetryEvent> recovered) {
      int retries = recovered.signals().size();
      line(job, "Recovered", retries == 1 ? "after 1 retry" : "after " + retries + " retries");
    } else if (moment instanceof JobLifecycle.GaveUp<RetryEvent> gaveUp) {
      failure(job, "Gave Up", gaveUp.cause().getMessage());
    } else if (moment instanceof JobLifecycle.Failed<RetryEvent> failed) {
      failure(job, "Failed", FailureDetails.of(failed.cause()));
    } else if (moment instanceof JobLifecycle.TimedOut<RetryEvent> timedOut) {
      failure(job, "Timed Out", timedOut.cause().getMessage());
    } else if (moment instanceof JobLifecycle.Cancelled<RetryEvent> cancelled) {
      failure(job, "Cancelled", cancelled.cause().getMessage());
    }
  }

  /** What a failure says comes from outside, and may hold anything. */
  private void failure(String job, String title, String said) {
    StringBuilder text = new StringBuilder();
    PrintableText.append(text, said);
    line(job, title, text.toString());
  }

  private void line(String job, String title, String text) {
    out.println(job + " · " + title + " · " + text);
  }
}
