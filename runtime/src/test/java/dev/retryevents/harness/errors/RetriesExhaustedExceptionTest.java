package dev.retryevents.harness.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.policy.RetryBudget;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.ConnectException;
import java.util.List;
import org.junit.jupiter.api.Test;

class RetriesExhaustedExceptionTest {

  private static final OverloadRetryException SIGNAL =
      new OverloadRetryException("p", "overloaded_error", new ConnectException("refused"));

  private static final RetriesExhaustedException GIVEN_UP =
      new RetriesExhaustedException(RetryBudget.UPSTREAM, 0, 1, SIGNAL, List.of());

  @Test
  void itNamesTheBudgetTheSignalAndTheDetails() {
    assertEquals(
        "Exceeded the transparent retry budget (0) on OverloadRetryException: overloaded_error"
            + " [ConnectException: refused]",
        GIVEN_UP.getMessage());
  }

  @Test
  void itSurvivesSerialization() throws IOException, ClassNotFoundException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new ObjectOutputStream(bytes)) {
      out.writeObject(GIVEN_UP);
    }
    try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      var read = (RetriesExhaustedException) in.readObject();
      assertEquals(RetryBudget.UPSTREAM, read.budget());
      assertInstanceOf(OverloadRetryException.class, read.signal());
    }
  }
}
