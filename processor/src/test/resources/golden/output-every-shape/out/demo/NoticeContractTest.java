package demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.event.JobEvent;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.event.JobState;
import dev.retryevents.event.Millis;
import dev.retryevents.event.MsgType;
import dev.retryevents.event.Presence;
import dev.retryevents.harness.RetryContext;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonValue;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** What {@code NoticeContract} asks for: the table {@code NoticeTable}, held at run time. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
final class NoticeContractTest {
  @Test
  void toolRetryReadsAsInSample1() {
    assertReads(
        "grep (sync) ran out of tokens, 0.3 done. Again in ~2 seconds (attempt 2)", toolRetry1());
  }

  @Test
  void toolRetryReadsAsInSample2() {
    assertReads(
        "grep (sync) stopped at a limit: disk. Again in ~2 seconds (attempt 2)", toolRetry2());
  }

  @Test
  void everySampleReadsTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("de-DE", "ar-EG", "fa-IR", "hi-IN-u-nu-deva", "tr-TR", "en-ZA")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        toolRetryReadsAsInSample1();
        toolRetryReadsAsInSample2();
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void theFamilyPermitsExactlyItsRows() {
    Set<Class<?>> rows = Set.of(ToolRetry.class);
    assertEquals(rows, Set.of(Notice.class.getPermittedSubclasses()));
  }

  @Test
  void everyEventIsAJobEvent() {
    assertTrue(JobEvent.class.isAssignableFrom(ToolRetry.class));
  }

  @Test
  void titlesAreThoseOfTheTable() {
    assertEquals("Tool Retry", toolRetry1().title());
  }

  @Test
  void noTwoRowsHaveOneTitle() {
    List<String> titles = List.of(toolRetry1().title());
    assertEquals(titles.size(), titles.stream().distinct().count());
  }

  @Test
  void messageTypesAreThoseOfTheTable() {
    assertEquals(MsgType.STATUS_UPDATE, toolRetry1().msgType());
  }

  @Test
  void visitorsAreCalledForTheirKindOfEvent() {
    assertEquals(ToolRetry.class, toolRetry1().accept(new KindOf()));
  }

  @Test
  void toolFailedBecomesToolRetry() {
    Signal.ToolFailed signal = NoticeContract.toolFailed();
    RetryContext context = context();
    Signal raised = signal;
    ToolRetry event = assertInstanceOf(ToolRetry.class, NoticeMapping.map(raised, context));
    assertEquals(context.snapshot(), event.snapshot());
    assertEquals(signal.tool(), event.tool());
    assertEquals(context.attempt(), event.attempt());
    assertEquals(Millis.ofNullable(context.estimatedDelay()), event.estimatedDelayMs());
    assertEquals(Millis.ofNullable(signal.resumeAt()), event.resumeAtMs());
    assertEquals(signal.mode(), event.mode());
    assertEquals(signal.limit(), event.limit().wire());
    assertEquals(signal.cause(), event.cause());
    assertEquals(signal.hint(), event.hint().orNull());
    assertEquals(signal.share(), event.share());
    assertEquals(signal.calls(), event.calls());
    assertEquals(signal.labels(), event.labels());
    assertEquals(signal.extra(), event.extra());
    assertEquals(event, NoticeMapping.map(signal, context));
  }

  @Test
  void toolRetryIsCarriedAsInSample1() {
    ToolRetry event = toolRetry1();
    assertSurvives(
        ToolRetryCodec.of(event.snapshot()),
        "{\"tool\":\"grep\",\"attempt\":2,\"estimatedDelayMs\":1500,\"resumeAtMs\":17000000"
            + "00000,\"mode\":\"sync\",\"limit\":\"tokens\",\"share\":0.25,\"cause\":{\"kind\":\""
            + "exit\",\"code\":2},\"hint\":null,\"calls\":[{\"id\":\"a\"}],\"labels\":{\"b\":\"c"
            + "\"}}",
        event);
  }

  @Test
  void toolRetryIsCarriedAsInSample2() {
    ToolRetry event = toolRetry2();
    assertSurvives(
        ToolRetryCodec.of(event.snapshot()),
        "{\"tool\":\"grep\",\"attempt\":2,\"estimatedDelayMs\":1500,\"resumeAtMs\":17000000"
            + "00000,\"mode\":\"sync\",\"limit\":\"disk\",\"share\":0.25,\"cause\":{\"kind\":\"ex"
            + "it\",\"code\":2},\"hint\":null,\"calls\":[{\"id\":\"a\"}],\"labels\":{\"b\":\"c\"}"
            + "}",
        event);
  }

  private static JobSnapshot snapshot() {
    return new JobSnapshot(
        "text 1",
        "text 2",
        "text 3",
        "text 4",
        "text 5",
        "text 6",
        "text 7",
        "text 8",
        "text 9",
        JobState.CANCELLED,
        10,
        Instant.ofEpochSecond(11L),
        Instant.ofEpochSecond(12L),
        Instant.ofEpochSecond(13L),
        List.of(),
        Map.of());
  }

  private static ToolRetry toolRetry1() {
    return new ToolRetry(
        snapshot(),
        "grep",
        2,
        1500L,
        1700000000000L,
        Mode.SYNC,
        Limit.TOKENS,
        new Cause.Exit(2),
        Presence.ofNull(),
        0.25,
        List.of(new Call("a", null)),
        mapOf(List.of("b"), List.of("c")),
        null);
  }

  private static ToolRetry toolRetry2() {
    return new ToolRetry(
        snapshot(),
        "grep",
        2,
        1500L,
        1700000000000L,
        Mode.SYNC,
        Limit.ofWire("disk"),
        new Cause.Exit(2),
        Presence.ofNull(),
        0.25,
        List.of(new Call("a", null)),
        mapOf(List.of("b"), List.of("c")),
        null);
  }

  private static RetryContext context() {
    return new RetryContext(
        new JobSnapshot("text 1", "text 2", "text 3", "text 4", "text 5", "text 6", "text 7", "text 8", "text 9", JobState.CANCELLED, 10, Instant.ofEpochSecond(11L), Instant.ofEpochSecond(12L), Instant.ofEpochSecond(13L), List.of(), Map.of()),
        14,
        15.0,
        Duration.ofSeconds(16L));
  }

  private static void assertReads(String sentence, Notice event) {
    assertEquals(sentence, event.message());
    StringBuilder out = new StringBuilder("> ");
    event.appendMessage(out);
    assertEquals("> " + sentence, out.toString());
  }

  private static <V> Map<String, V> mapOf(List<String> keys, List<V> values) {
    Map<String, V> map = new LinkedHashMap<>();
    for (int i = 0; i < keys.size(); i++) {
      map.put(keys.get(i), values.get(i));
    }
    return map;
  }

  private static <T> void assertSurvives(JsonCodec<T> codec, String json, T event) {
    assertEquals(event, codec.decode(json));
    assertEquals(JsonValue.parse(json), JsonValue.parse(codec.encode(event)));
  }

  /** Answers with the method that was called. */
  private static final class KindOf implements Notice.Visitor<Class<?>> {
    @Override
    public Class<?> visit(ToolRetry event) {
      return ToolRetry.class;
    }
  }
}
