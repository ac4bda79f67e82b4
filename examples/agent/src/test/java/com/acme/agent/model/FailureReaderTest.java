package com.acme.agent.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.RateLimitRetryException;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FailureReaderTest {

  private static final Model MODEL = new Model("gpt-x", "Globex", 8192);

  @Test
  void aSignalStaysTheOneItIs() {
    Exception signal = new OutputTruncationRetryException("gpt-x", 1, 2);
    assertSame(signal, FailureReader.read(signal, MODEL));
  }

  @Test
  void aHostThatDoesNotExistIsNoRetryThoughItIsAFailureOfIo() {
    Exception direct = new UnknownHostException("api.example");
    Exception wrapped = new ConnectException();
    wrapped.initCause(new java.nio.channels.UnresolvedAddressException());
    assertSame(direct, FailureReader.read(direct, MODEL));
    assertSame(wrapped, FailureReader.read(wrapped, MODEL));
  }

  @Test
  void aQuotaThatIsUsedUpIsNoRetryThoughItComesAs429() {
    Exception quota = refusal(429, "insufficient_quota", "used up");
    assertSame(quota, FailureReader.read(quota, MODEL));
  }

  @ParameterizedTest
  @CsvSource({
    "Acceleration limit reached, acceleration",
    "your usage increase rate is too high, acceleration",
    "please scale up your traffic more gradually, acceleration",
    "please scale up your plan, unknown",
    "40000 tokens per minute, capacity",
    "slow down, unknown",
    "'', unknown"
  })
  void theLimitIsReadFromTheWordsOfA429(String said, String limitType) {
    RateLimitRetryException signal =
        assertInstanceOf(
            RateLimitRetryException.class,
            FailureReader.read(refusal(429, "rate_limit_error", said), MODEL));
    assertEquals(limitType, signal.limitType());
    assertEquals("gpt-x", signal.model());
    assertEquals(Duration.ofSeconds(9), signal.retryAfter());
  }

  @ParameterizedTest
  @CsvSource({"529, ''", "529, api_error", "503, overloaded_error"})
  void anOverloadIsToldByStatusOrType(int status, String type) {
    OverloadRetryException signal =
        assertInstanceOf(
            OverloadRetryException.class, FailureReader.read(refusal(status, type, "busy"), MODEL));
    assertEquals("Globex", signal.provider());
    assertEquals(status + " busy", signal.details());
    assertEquals(Duration.ofSeconds(9), signal.retryAfter());
  }

  @ParameterizedTest
  @ValueSource(ints = {500, 502, 503, 504, 599})
  void otherServerErrorsAreTransient(int status) {
    TransientErrorRetryException signal =
        assertInstanceOf(
            TransientErrorRetryException.class, FailureReader.read(refusal(status, "", ""), MODEL));
    assertEquals("Globex", signal.provider());
    assertEquals("HTTP " + status, signal.details());
    assertEquals(Duration.ofSeconds(9), signal.retryAfter());
  }

  @Test
  void aFailureOfIoIsTransientAndNamesItsRoot() {
    Exception failure = new IOException("cut", new IOException("reset by peer"));
    TransientErrorRetryException signal =
        assertInstanceOf(TransientErrorRetryException.class, FailureReader.read(failure, MODEL));
    assertEquals("cut [IOException: reset by peer]", signal.details());
    assertSame(failure, signal.getCause());
  }

  @ParameterizedTest
  @ValueSource(ints = {301, 400, 401, 404, 410})
  void otherRefusalsStayWhatTheyAre(int status) {
    Exception refusal = refusal(status, "", "no");
    assertSame(refusal, FailureReader.read(refusal, MODEL));
  }

  @Test
  void otherFailuresStayWhatTheyAre() {
    Exception failure = new IllegalStateException();
    assertSame(failure, FailureReader.read(failure, MODEL));
  }

  private static RefusalException refusal(int status, String type, String said) {
    return new RefusalException(status, type, said, Duration.ofSeconds(9));
  }
}
