package com.acme.agent.retry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.event.JobEvent;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.event.Millis;
import dev.retryevents.event.MsgType;
import dev.retryevents.harness.RetryContext;
import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.RateLimitRetryException;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonValue;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** What {@code RetryEventContract} asks for: the table {@code RetryTable}, held at run time. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
final class RetryEventContractTest {
  @Test
  void rateLimitRetryEventReadsAsInSample1() {
    assertReads(
        "Hit acceleration limit (system throttle: 1.5x) for gpt-x. Retrying in ~12 seconds "
            + "(attempt 2)",
        rateLimitRetryEvent1());
  }

  @Test
  void rateLimitRetryEventReadsAsInSample2() {
    assertReads(
        "Hit capacity limit for gpt-x. Retrying in ~3 seconds (attempt 1)", rateLimitRetryEvent2());
  }

  @Test
  void rateLimitRetryEventReadsAsInSample3() {
    assertReads(
        "Hit capacity limit for gpt-x. Retrying in ~0 seconds (attempt 1)", rateLimitRetryEvent3());
  }

  @Test
  void transientErrorRetryEventReadsAsInSample1() {
    assertReads(
        "Server error from Anthropic: overloaded_error. Retrying in ~20 seconds (attempt 3)",
        transientErrorRetryEvent1());
  }

  @Test
  void outputTruncationRetryEventReadsAsInSample1() {
    assertReads(
        "Output truncated at 4096 tokens on gpt-x. Retrying with budget 8192.",
        outputTruncationRetryEvent1());
  }

  @Test
  void responseCorrectionRetryEventReadsAsInSample1() {
    assertReads(
        "Response on gpt-x failed to parse or validate (JsonParseException). Retrying with "
            + "correction, attempt 2.",
        responseCorrectionRetryEvent1());
  }

  @Test
  void everySampleReadsTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("de-DE", "ar-EG", "fa-IR", "hi-IN-u-nu-deva", "tr-TR", "en-ZA")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        rateLimitRetryEventReadsAsInSample1();
        rateLimitRetryEventReadsAsInSample2();
        rateLimitRetryEventReadsAsInSample3();
        transientErrorRetryEventReadsAsInSample1();
        outputTruncationRetryEventReadsAsInSample1();
        responseCorrectionRetryEventReadsAsInSample1();
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void theFamilyPermitsExactlyItsRows() {
    Set<Class<?>> rows =
        Set.of(
            RateLimitRetryEvent.class,
            TransientErrorRetryEvent.class,
            OutputTruncationRetryEvent.class,
            ResponseCorrectionRetryEvent.class);
    assertEquals(rows, Set.of(RetryEvent.class.getPermittedSubclasses()));
  }

  @Test
  void everyEventIsAJobEvent() {
    assertTrue(JobEvent.class.isAssignableFrom(RateLimitRetryEvent.class));
    assertTrue(JobEvent.class.isAssignableFrom(TransientErrorRetryEvent.class));
    assertTrue(JobEvent.class.isAssignableFrom(OutputTruncationRetryEvent.class));
    assertTrue(JobEvent.class.isAssignableFrom(ResponseCorrectionRetryEvent.class));
  }

  @Test
  void titlesAreThoseOfTheTable() {
    assertEquals("Rate Limit Retry", rateLimitRetryEvent1().title());
    assertEquals("Server Error Retry", transientErrorRetryEvent1().title());
    assertEquals("Output Truncation Retry", outputTruncationRetryEvent1().title());
    assertEquals("Response Correction Retry", responseCorrectionRetryEvent1().title());
  }

  @Test
  void noTwoRowsHaveOneTitle() {
    List<String> titles =
        List.of(
            rateLimitRetryEvent1().title(),
            transientErrorRetryEvent1().title(),
            outputTruncationRetryEvent1().title(),
            responseCorrectionRetryEvent1().title());
    assertEquals(titles.size(), titles.stream().distinct().count());
  }

  @Test
  void messageTypesAreThoseOfTheTable() {
    assertEquals(MsgType.STATUS_UPDATE, rateLimitRetryEvent1().msgType());
    assertEquals(MsgType.STATUS_UPDATE, transientErrorRetryEvent1().msgType());
    assertEquals(MsgType.STATUS_UPDATE, outputTruncationRetryEvent1().msgType());
    assertEquals(MsgType.STATUS_UPDATE, responseCorrectionRetryEvent1().msgType());
  }

  @Test
  void visitorsAreCalledForTheirKindOfEvent() {
    assertEquals(RateLimitRetryEvent.class, rateLimitRetryEvent1().accept(new KindOf()));
    assertEquals(TransientErrorRetryEvent.class, transientErrorRetryEvent1().accept(new KindOf()));
    assertEquals(
        OutputTruncationRetryEvent.class, outputTruncationRetryEvent1().accept(new KindOf()));
    assertEquals(
        ResponseCorrectionRetryEvent.class, responseCorrectionRetryEvent1().accept(new KindOf()));
  }

  @Test
  void rateLimitRetryExceptionBecomesRateLimitRetryEvent() {
    RateLimitRetryException signal =
        new RateLimitRetryException("acceleration", "model", (Duration) null, "message");
    RetryContext context = context();
    RetrySignal raised = signal;
    RateLimitRetryEvent event =
        assertInstanceOf(RateLimitRetryEvent.class, RetryEventMapping.map(raised, context));
    assertEquals(context.snapshot(), event.snapshot());
    assertEquals(context.attempt(), event.attempt());
    assertEquals(Millis.ofNullable(context.estimatedDelay()), event.estimatedDelayMs());
    assertEquals(signal.limitType(), event.limitType().wire());
    assertEquals(signal.model(), event.model());
    assertEquals(context.systemThrottle(), event.systemThrottle());
    assertEquals(event, RetryEventMapping.map(signal, context));
  }

  @Test
  void transientErrorRetryExceptionBecomesTransientErrorRetryEvent() {
    TransientErrorRetryException signal =
        new TransientErrorRetryException("provider", "details", (Throwable) null);
    RetryContext context = context();
    RetrySignal raised = signal;
    TransientErrorRetryEvent event =
        assertInstanceOf(TransientErrorRetryEvent.class, RetryEventMapping.map(raised, context));
    assertEquals(context.snapshot(), event.snapshot());
    assertEquals(context.attempt(), event.attempt());
    assertEquals(signal.details(), event.details());
    assertEquals(Millis.ofNullable(context.estimatedDelay()), event.estimatedDelayMs());
    assertEquals(signal.provider(), event.provider());
    assertEquals(event, RetryEventMapping.map(signal, context));
  }

  @Test
  void overloadRetryExceptionBecomesTransientErrorRetryEvent() {
    OverloadRetryException signal =
        new OverloadRetryException("provider", "details", (Throwable) null);
    RetryContext context = context();
    RetrySignal raised = signal;
    TransientErrorRetryEvent event =
        assertInstanceOf(TransientErrorRetryEvent.class, RetryEventMapping.map(raised, context));
    assertEquals(context.snapshot(), event.snapshot());
    assertEquals(context.attempt(), event.attempt());
    assertEquals(signal.details(), event.details());
    assertEquals(Millis.ofNullable(context.estimatedDelay()), event.estimatedDelayMs());
    assertEquals(signal.provider(), event.provider());
    assertEquals(event, RetryEventMapping.map(signal, context));
  }

  @Test
  void outputTruncationRetryExceptionBecomesOutputTruncationRetryEvent() {
    OutputTruncationRetryException signal = new OutputTruncationRetryException("model", 1, 2);
    RetryContext context = context();
    RetrySignal raised = signal;
    OutputTruncationRetryEvent event =
        assertInstanceOf(OutputTruncationRetryEvent.class, RetryEventMapping.map(raised, context));
    assertEquals(context.snapshot(), event.snapshot());
    assertEquals(signal.model(), event.model());
    assertEquals(signal.newBudget(), event.newBudget());
    assertEquals(signal.previousBudget(), event.previousBudget());
    assertEquals(event, RetryEventMapping.map(signal, context));
  }

  @Test
  void responseCorrectionRetryExceptionBecomesResponseCorrectionRetryEvent() {
    ResponseCorrectionRetryException signal =
        new ResponseCorrectionRetryException("model", 1, new IllegalStateException("cause"));
    RetryContext context = context();
    RetrySignal raised = signal;
    ResponseCorrectionRetryEvent event =
        assertInstanceOf(
            ResponseCorrectionRetryEvent.class, RetryEventMapping.map(raised, context));
    assertEquals(context.snapshot(), event.snapshot());
    assertEquals(signal.attempt(), event.attempt());
    assertEquals(signal.failure(), event.failure());
    assertEquals(signal.model(), event.model());
    assertEquals(event, RetryEventMapping.map(signal, context));
  }

  @Test
  void rateLimitRetryEventIsCarriedAsInSample1() {
    RateLimitRetryEvent event = rateLimitRetryEvent1();
    assertSurvives(
        RateLimitRetryEventCodec.of(event.snapshot()),
        "{\"limitType\":\"acceleration\",\"model\":\"gpt-x\",\"attempt\":2,\"systemThrottle"
            + "\":0.5,\"estimatedDelayMs\":12000}",
        event);
  }

  @Test
  void rateLimitRetryEventIsCarriedAsInSample2() {
    RateLimitRetryEvent event = rateLimitRetryEvent2();
    assertSurvives(
        RateLimitRetryEventCodec.of(event.snapshot()),
        "{\"limitType\":\"capacity\",\"model\":\"gpt-x\",\"attempt\":1,\"systemThrottle\":0"
            + ",\"estimatedDelayMs\":3000}",
        event);
  }

  @Test
  void rateLimitRetryEventIsCarriedAsInSample3() {
    RateLimitRetryEvent event = rateLimitRetryEvent3();
    assertSurvives(
        RateLimitRetryEventCodec.of(event.snapshot()),
        "{\"limitType\":\"unheard "
            + "of\",\"model\":\"gpt-x\",\"attempt\":1,\"systemThrottle\":0,\"estimatedDelayMs\":n"
            + "ull}",
        event);
  }

  @Test
  void transientErrorRetryEventIsCarriedAsInSample1() {
    TransientErrorRetryEvent event = transientErrorRetryEvent1();
    assertSurvives(
        TransientErrorRetryEventCodec.of(event.snapshot()),
        "{\"attempt\":3,\"details\":\"overloaded_error\",\"estimatedDelayMs\":20000,\"provi"
            + "der\":\"Anthropic\"}",
        event);
  }

  @Test
  void outputTruncationRetryEventIsCarriedAsInSample1() {
    OutputTruncationRetryEvent event = outputTruncationRetryEvent1();
    assertSurvives(
        OutputTruncationRetryEventCodec.of(event.snapshot()),
        "{\"model\":\"gpt-x\",\"newBudget\":8192,\"previousBudget\":4096}",
        event);
  }

  @Test
  void responseCorrectionRetryEventIsCarriedAsInSample1() {
    ResponseCorrectionRetryEvent event = responseCorrectionRetryEvent1();
    assertSurvives(
        ResponseCorrectionRetryEventCodec.of(event.snapshot()),
        "{\"attempt\":2,\"failure\":\"JsonParseException\",\"model\":\"gpt-x\"}",
        event);
  }

  private static JobSnapshot snapshot() {
    return JobSnapshot.queued("jobId", "jobType", Instant.EPOCH);
  }

  private static RateLimitRetryEvent rateLimitRetryEvent1() {
    return new RateLimitRetryEvent(snapshot(), 2, 12000L, RateLimitType.ACCELERATION, "gpt-x", 0.5);
  }

  private static RateLimitRetryEvent rateLimitRetryEvent2() {
    return new RateLimitRetryEvent(snapshot(), 1, 3000L, RateLimitType.CAPACITY, "gpt-x", 0.0);
  }

  private static RateLimitRetryEvent rateLimitRetryEvent3() {
    return new RateLimitRetryEvent(
        snapshot(), 1, null, RateLimitType.ofWire("unheard of"), "gpt-x", 0.0);
  }

  private static TransientErrorRetryEvent transientErrorRetryEvent1() {
    return new TransientErrorRetryEvent(snapshot(), 3, "overloaded_error", 20000L, "Anthropic");
  }

  private static OutputTruncationRetryEvent outputTruncationRetryEvent1() {
    return new OutputTruncationRetryEvent(snapshot(), "gpt-x", 8192, 4096);
  }

  private static ResponseCorrectionRetryEvent responseCorrectionRetryEvent1() {
    return new ResponseCorrectionRetryEvent(snapshot(), 2, "JsonParseException", "gpt-x");
  }

  private static RetryContext context() {
    return new RetryContext(
        JobSnapshot.queued("jobId", "jobType", Instant.EPOCH), 1, 1.0, Duration.ofMillis(1500L));
  }

  private static void assertReads(String sentence, RetryEvent event) {
    assertEquals(sentence, event.message());
    StringBuilder out = new StringBuilder("> ");
    event.appendMessage(out);
    assertEquals("> " + sentence, out.toString());
  }

  private static <T> void assertSurvives(JsonCodec<T> codec, String json, T event) {
    assertEquals(event, codec.decode(json));
    assertEquals(JsonValue.parse(json), JsonValue.parse(codec.encode(event)));
  }

  /** Answers with the method that was called. */
  private static final class KindOf implements RetryEvent.Visitor<Class<?>> {
    @Override
    public Class<?> visit(RateLimitRetryEvent event) {
      return RateLimitRetryEvent.class;
    }

    @Override
    public Class<?> visit(TransientErrorRetryEvent event) {
      return TransientErrorRetryEvent.class;
    }

    @Override
    public Class<?> visit(OutputTruncationRetryEvent event) {
      return OutputTruncationRetryEvent.class;
    }

    @Override
    public Class<?> visit(ResponseCorrectionRetryEvent event) {
      return ResponseCorrectionRetryEvent.class;
    }
  }
}
