package com.acme.agent;

import com.acme.agent.model.Model;
import com.acme.agent.model.ModelClient;
import com.acme.agent.triage.Ticket;
import com.acme.agent.triage.Triage;
import com.acme.agent.triage.TriageJob;
import dev.retryevents.harness.JobDispatcher;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sorts tickets, one after the other.
 *
 * @param client the way to the model
 * @param dispatcher runs the jobs, again where they ask for it
 */
record Agent(ModelClient client, JobDispatcher<?> dispatcher) {

  private static final Model MODEL = new Model("gpt-x", "Globex", 8192);

  private static final List<String> TEXTS =
      List.of(
          "I was charged twice for November. Can I have one of the two back today?",
          "I forgot my password.",
          "Do you ship to Norway?");

  /**
   * Sorts tickets.
   *
   * @param count how many; their texts repeat
   * @return where each goes, by its number; nowhere if its job failed, which the dispatcher tells
   *     those who follow it
   */
  Map<String, Optional<Triage>> sort(int count) {
    Map<String, Optional<Triage>> sorted = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      Ticket ticket = new Ticket("ticket-" + (i + 1), TEXTS.get(i % TEXTS.size()));
      sorted.put(ticket.id(), sort(ticket));
    }
    return sorted;
  }

  private Optional<Triage> sort(Ticket ticket) {
    try {
      return Optional.of(dispatcher.executeWithRetry(new TriageJob(client, MODEL, ticket)));
    } catch (Exception told) {
      return Optional.empty();
    }
  }
}
