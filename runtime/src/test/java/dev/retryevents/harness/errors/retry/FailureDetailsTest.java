package dev.retryevents.harness.errors.retry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;

class FailureDetailsTest {

  @Test
  void aFailureSpeaksForItself() {
    assertEquals("plain", FailureDetails.of(new IOException("plain")));
  }

  @Test
  void whatBeganItIsNamedInBrackets() {
    assertEquals(
        "wrapper [UnknownHostException: api.example]",
        FailureDetails.of(
            new IllegalStateException("wrapper", new UnknownHostException("api.example"))));
  }

  @Test
  void whatBeganItWithoutAWordIsNamedByItsClass() {
    assertEquals(
        "wrapper [IOException]",
        FailureDetails.of(new IllegalStateException("wrapper", new IOException())));
    assertEquals(
        "wrapper [IOException]",
        FailureDetails.of(new IllegalStateException("wrapper", new IOException(" "))));
  }

  @Test
  void aFailureWithoutAWordIsNamedByItsClass() {
    assertEquals("IllegalStateException", FailureDetails.of(new IllegalStateException()));
    assertEquals("IllegalStateException", FailureDetails.of(new IllegalStateException("")));
  }

  @Test
  void onlyTheEndOfTheChainIsNamed() {
    var chain =
        new RuntimeException("outer", new RuntimeException("middle", new IOException("inner")));
    assertEquals("outer [IOException: inner]", FailureDetails.of(chain));
  }

  @Test
  void anAnonymousFailureIsNamedAfterWhatItExtends() {
    @SuppressWarnings("serial") // an exception like any other
    var anonymous = new IOException() {};
    assertEquals("IOException", FailureDetails.of(anonymous));
  }

  @Test
  void aChainThatBitesItsTailHasAnEnd() {
    var first = new IllegalStateException("first");
    var second = new IllegalStateException("second", first);
    first.initCause(second);
    assertEquals("first [IllegalStateException: second]", FailureDetails.of(first));
  }
}
