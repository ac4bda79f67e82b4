package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.signal.Shed;
import dev.retryevents.event.HumanReadable;
import dev.retryevents.event.Millis;
import dev.retryevents.event.MsgType;
import dev.retryevents.event.Presence;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** What {@code A} asks for: the table {@code Table}, held at run time. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
final class ConversionContractTest {
  @Test
  void goneEventReadsAsInSample1() {
    assertReads("GoneEvent", goneEvent1());
  }

  @Test
  void keptEventReadsAsInSample1() {
    assertReads("KeptEvent", keptEvent1());
  }

  @Test
  void everySampleReadsTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("de-DE", "ar-EG", "fa-IR", "hi-IN-u-nu-deva", "tr-TR", "en-ZA")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        goneEventReadsAsInSample1();
        keptEventReadsAsInSample1();
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void theFamilyPermitsExactlyItsRows() {
    Set<Class<?>> rows = Set.of(HereEvent.class, GoneEvent.class, KeptEvent.class);
    assertEquals(rows, Set.of(Conversion.class.getPermittedSubclasses()));
  }

  @Test
  void everyEventIsAHumanReadable() {
    assertTrue(HumanReadable.class.isAssignableFrom(HereEvent.class));
    assertTrue(HumanReadable.class.isAssignableFrom(GoneEvent.class));
    assertTrue(HumanReadable.class.isAssignableFrom(KeptEvent.class));
  }

  @Test
  void titlesAreThoseOfTheTable() {
    assertEquals("GoneEvent", goneEvent1().title());
    assertEquals("KeptEvent", keptEvent1().title());
  }

  @Test
  void noTwoRowsHaveOneTitle() {
    List<String> titles = List.of(goneEvent1().title(), keptEvent1().title());
    assertEquals(titles.size(), titles.stream().distinct().count());
  }

  @Test
  void messageTypesAreThoseOfTheTable() {
    assertEquals(MsgType.STATUS_UPDATE, goneEvent1().msgType());
    assertEquals(MsgType.STATUS_UPDATE, keptEvent1().msgType());
  }

  @Test
  void visitorsAreCalledForTheirKindOfEvent() {
    assertEquals(GoneEvent.class, goneEvent1().accept(new KindOf()));
    assertEquals(KeptEvent.class, keptEvent1().accept(new KindOf()));
  }

  @Test
  void hereBecomesHereEvent() {
    Shed.Here signal =
        new Shed.Here(
            7,
            8,
            2.0f,
            Duration.ofMillis(1500L),
            Duration.ofMillis(2000L),
            Instant.EPOCH,
            "acceleration");
    Shed.Signal raised = signal;
    HereEvent event = assertInstanceOf(HereEvent.class, ConversionMapping.map(raised));
    assertEquals(signal.whole(), event.whole());
    assertEquals(signal.boxed().longValue(), event.boxed());
    assertEquals(signal.share().doubleValue(), event.share());
    assertEquals(Millis.ofNullable(signal.pause()), event.pauseMs());
    assertEquals(Millis.intOfNullable(signal.brief()), event.briefMs());
    assertEquals(Millis.ofNullable(signal.at()), event.atMs());
    assertEquals(signal.limit(), event.limit().wire());
    assertEquals(event, ConversionMapping.map(signal));
  }

  @Test
  void goneBecomesGoneEvent() {
    Shed.Gone signal =
        new Shed.Gone(
            7,
            (Integer) null,
            (Float) null,
            (Duration) null,
            (Duration) null,
            (Instant) null,
            (String) null);
    Shed.Signal raised = signal;
    GoneEvent event = assertInstanceOf(GoneEvent.class, ConversionMapping.map(raised));
    assertEquals((long) signal.whole(), event.whole());
    assertEquals(signal.boxed() == null ? null : signal.boxed().longValue(), event.boxed());
    assertEquals(signal.share() == null ? null : signal.share().doubleValue(), event.share());
    assertEquals(Millis.ofNullable(signal.pause()), event.pauseMs());
    assertEquals(Millis.intOfNullable(signal.brief()), event.briefMs());
    assertEquals(Millis.ofNullable(signal.at()), event.atMs());
    assertEquals(signal.limit(), event.limit() == null ? null : event.limit().wire());
    assertEquals(event, ConversionMapping.map(signal));
  }

  @Test
  void keptBecomesKeptEvent() {
    Shed.Kept signal =
        new Shed.Kept(
            7,
            8,
            2.0f,
            Duration.ofMillis(1500L),
            Duration.ofMillis(2000L),
            Instant.EPOCH,
            "acceleration");
    Shed.Signal raised = signal;
    KeptEvent event = assertInstanceOf(KeptEvent.class, ConversionMapping.map(raised));
    assertEquals((long) signal.whole(), event.whole().orNull());
    assertEquals(
        signal.boxed() == null ? null : signal.boxed().longValue(), event.boxed().orNull());
    assertEquals(
        signal.share() == null ? null : signal.share().doubleValue(), event.share().orNull());
    assertEquals(Millis.ofNullable(signal.pause()), event.pauseMs().orNull());
    assertEquals(Millis.intOfNullable(signal.brief()), event.briefMs().orNull());
    assertEquals(Millis.ofNullable(signal.at()), event.atMs().orNull());
    assertEquals(
        signal.limit(), event.limit().orNull() == null ? null : event.limit().orNull().wire());
    assertEquals(event, ConversionMapping.map(signal));
  }

  private static GoneEvent goneEvent1() {
    return new GoneEvent(null, null, null, null, null, null, null);
  }

  private static KeptEvent keptEvent1() {
    return new KeptEvent(
        Presence.absent(),
        Presence.absent(),
        Presence.absent(),
        Presence.absent(),
        Presence.absent(),
        Presence.absent(),
        Presence.absent());
  }

  private static void assertReads(String sentence, Conversion event) {
    assertEquals(sentence, event.message());
    StringBuilder out = new StringBuilder("> ");
    event.appendMessage(out);
    assertEquals("> " + sentence, out.toString());
  }

  /** Answers with the method that was called. */
  private static final class KindOf implements Conversion.Visitor<Class<?>> {
    @Override
    public Class<?> visit(HereEvent event) {
      return HereEvent.class;
    }

    @Override
    public Class<?> visit(GoneEvent event) {
      return GoneEvent.class;
    }

    @Override
    public Class<?> visit(KeptEvent event) {
      return KeptEvent.class;
    }
  }
}
