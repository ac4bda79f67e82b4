package com.acme.agent.triage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.acme.agent.model.Model;
import com.acme.agent.model.ModelClient;
import com.acme.agent.retry.RetryEvent;
import com.acme.agent.retry.RetryEventMapping;
import com.acme.agent.server.FlakyModel;
import com.acme.agent.server.Question;
import com.acme.agent.server.Script;
import dev.retryevents.harness.JobDispatcher;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;

class TriageJobTest {

  private static final InstantSource CLOCK = InstantSource.fixed(Instant.EPOCH);

  @Test
  void eachAttemptAsksForWhatTheLastOneLacked() throws Exception {
    Script script = Script.parse("error,long,garble,overload,partial,long");
    try (FlakyModel server = FlakyModel.start(script, CLOCK);
        ModelClient client = new ModelClient(server.endpoint(), CLOCK);
        JobDispatcher<RetryEvent> dispatcher =
            JobDispatcher.builder(RetryEvent.class, RetryEventMapping::map)
                .sleeper(duration -> {})
                .build()) {
      Ticket ticket = new Ticket("ticket-1", "I was charged twice.");
      TriageJob job = new TriageJob(client, new Model("gpt-x", "Globex", 8192), ticket);

      assertEquals(new Triage("billing", false), dispatcher.executeWithRetry(job));

      List<Question> asked = server.questions();
      assertEquals(
          List.of(4096, 4096, 8192, 8192, 8192, 8192),
          asked.stream().map(Question::budget).toList());
      String broken =
          "Your last answer cannot be used: expected the closing '\"' of a string,"
              + " found the end of the text at 1:9 (byte 8, pointer \"/desk\")";
      String unfit =
          "Your last answer cannot be used: give \"desk\", a string, and \"urgent\", true or false";
      assertEquals(
          List.of(
              List.of(), List.of(), List.of(), List.of(broken), List.of(broken), List.of(unfit)),
          asked.stream().map(Question::notes).toList());
    }
  }
}
