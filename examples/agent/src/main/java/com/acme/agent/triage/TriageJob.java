package com.acme.agent.triage;

import com.acme.agent.model.Model;
import com.acme.agent.model.ModelClient;
import com.acme.agent.model.ModelRequest;
import dev.retryevents.harness.Job;
import dev.retryevents.harness.JobIdentity;
import dev.retryevents.harness.JobRun;

/**
 * Sorts one ticket. Each attempt asks the model once, with what the run knows of the attempts
 * before: a larger budget, or what was wrong with the answer.
 *
 * @param client the way to the model
 * @param model the model to ask
 * @param ticket the ticket to sort
 */
public record TriageJob(ModelClient client, Model model, Ticket ticket) implements Job<Triage> {

  private static final int FIRST_BUDGET = 4096;

  @Override
  public JobIdentity identity() {
    return JobIdentity.of(ticket.id(), "triage");
  }

  @Override
  public Triage run(JobRun run) throws Exception {
    int budget = run.outputTokenBudget().orElse(FIRST_BUDGET);
    String correction = run.correction().map(signal -> note(signal.getCause())).orElse(null);
    return client.ask(
        new ModelRequest(ticket.id(), model, budget, prompt(), run.corrections(), correction),
        Triage::read);
  }

  private String prompt() {
    return "Which desk does this ticket belong to, and is it urgent? Answer with a JSON object"
        + " of \"desk\" and \"urgent\".\n\n"
        + ticket.text();
  }

  private static String note(Throwable cause) {
    return "Your last answer cannot be used: " + cause.getMessage();
  }
}
