package com.acme.other;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.Objects;
import com.acme.R;
import com.acme.RCodec;
import com.acme.Transport;
import dev.retryevents.event.HumanReadable;
import dev.retryevents.event.MsgType;
import dev.retryevents.event.Presence;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** What {@code A} asks for: the table {@code Table}, held at run time. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
final class SetContractTest {
  @Test
  void rReadsAsInSample1() {
    assertReads("say \"\\u0022 \\ $L \u00e9\ud83d\ude00\u0001\n' five", r1());
  }

  @Test
  void rReadsAsInSample2() {
    assertReads("5: +07.00 of one\"two.", r2());
  }

  @Test
  void everySampleReadsTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    try {
      for (java.lang.String tag : List.of("de-DE", "ar-EG", "fa-IR", "hi-IN-u-nu-deva", "tr-TR", "en-ZA")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        rReadsAsInSample1();
        rReadsAsInSample2();
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void theFamilyPermitsExactlyItsRows() {
    Set<Class<?>> rows = Set.of(R.class);
    assertEquals(rows, Set.of(com.acme.Set.class.getPermittedSubclasses()));
  }

  @Test
  void everyEventIsAHumanReadable() {
    assertTrue(HumanReadable.class.isAssignableFrom(R.class));
  }

  @Test
  void titlesAreThoseOfTheTable() {
    assertEquals(
        "ends */ here, \\u002a/ too, C:\\users costs $5 $L {@code x} {@link\n"
            + "@see List<String> & \"q\" \u00e9 \ud83d\ude00 \ud800 \u0000\u001b[31m \u202e "
            + "\uffff\u0378 *\n"
            + "/\n"
            + "\n"
            + "\n"
            + "@param z </code>",
        r1().title());
  }

  @Test
  void noTwoRowsHaveOneTitle() {
    List<java.lang.String> titles = List.of(r1().title());
    assertEquals(titles.size(), titles.stream().distinct().count());
  }

  @Test
  void messageTypesAreThoseOfTheTable() {
    assertEquals(MsgType.ERROR, r1().msgType());
  }

  @Test
  void visitorsAreCalledForTheirKindOfEvent() {
    assertEquals(R.class, r1().accept(new KindOf()));
  }

  @Test
  void rIsCarriedAsInSample1() {
    R event = r1();
    assertSurvives(
        RCodec.INSTANCE,
        "{\"out\":\"five\",\"event\":\"5GMM\",\"signal\":\"one\\\"two\",\"e\u0301t\u00e9\":"
            + "\"\u00e9\",\"code\":\"ab\",\"share\":0.5,\"count\":5,\"flag\":true,\"union\":{\"co"
            + "mmand\":\"\\\\u0022\",\"type*/\":\"st\\\"dio\"},\"nested\":{\"held\":[[\"x\"]],\"v"
            + "alue\":{\"k\":[-9223372036854775808]},\"given\":null},\"empty\":{},\"names\":[null"
            + "],\"counts\":{\"b\\\"\":null},\"json\":{\"a\":\"```\\n| "
            + "{}\"},\"object\":{},\"seenAtMs\":0,\"ms\":-1}",
        event);
  }

  @Test
  void rIsCarriedAsInSample2() {
    R event = r2();
    assertSurvives(
        RCodec.INSTANCE,
        "{\"out\":\"other\",\"event\":\"5GMM\",\"signal\":\"one\\\"two\",\"e\u0301t\u00e9\""
            + ":\"\u00e9\",\"code\":\"ab\",\"share\":0.5,\"count\":5,\"flag\":true,\"union\":{\"c"
            + "ommand\":\"\\\\u0022\",\"type*/\":\"st\\\"dio\"},\"nested\":{\"held\":[[\"x\"]],\""
            + "value\":{\"k\":[-9223372036854775808]},\"given\":null},\"empty\":{},\"names\":[nul"
            + "l],\"counts\":{\"b\\\"\":null},\"json\":{\"a\":\"```\\n| "
            + "{}\"},\"object\":{},\"seenAtMs\":0,\"ms\":-1}",
        event);
  }

  private static R r1() {
    return new R(
        "five",
        com.acme.String._5GMM,
        com.acme.Override.ONE,
        "\u00e9",
        Presence.of("ab"),
        0.5,
        5L,
        true,
        new Transport.Stdio("\\u0022"),
        new Objects(
            List.of(List.of("x")),
            Presence.of(mapOf(List.of("k"), List.of(List.of(-9223372036854775808L)))),
            Presence.ofNull()),
        new com.acme.Void(),
        Arrays.asList((java.lang.String) null),
        mapOf(List.of("b\""), Arrays.asList((Long) null)),
        JsonValue.parse("{\"a\":\"```\\n| {}\"}"),
        (JsonObject) JsonValue.parse("{}"),
        Presence.of(0L),
        -1,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null);
  }

  private static R r2() {
    return new R(
        "other",
        com.acme.String._5GMM,
        com.acme.Override.ONE,
        "\u00e9",
        Presence.of("ab"),
        0.5,
        5L,
        true,
        new Transport.Stdio("\\u0022"),
        new Objects(
            List.of(List.of("x")),
            Presence.of(mapOf(List.of("k"), List.of(List.of(-9223372036854775808L)))),
            Presence.ofNull()),
        new com.acme.Void(),
        Arrays.asList((java.lang.String) null),
        mapOf(List.of("b\""), Arrays.asList((Long) null)),
        JsonValue.parse("{\"a\":\"```\\n| {}\"}"),
        (JsonObject) JsonValue.parse("{}"),
        Presence.of(0L),
        -1,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null);
  }

  private static void assertReads(java.lang.String sentence, com.acme.Set event) {
    assertEquals(sentence, event.message());
    StringBuilder out = new StringBuilder("> ");
    event.appendMessage(out);
    assertEquals("> " + sentence, out.toString());
  }

  private static <V> Map<java.lang.String, V> mapOf(List<java.lang.String> keys, List<V> values) {
    Map<java.lang.String, V> map = new LinkedHashMap<>();
    for (int i = 0; i < keys.size(); i++) {
      map.put(keys.get(i), values.get(i));
    }
    return map;
  }

  private static <T> void assertSurvives(JsonCodec<T> codec, java.lang.String json, T event) {
    assertEquals(event, codec.decode(json));
    assertEquals(JsonValue.parse(json), JsonValue.parse(codec.encode(event)));
  }

  /** Answers with the method that was called. */
  private static final class KindOf implements com.acme.Set.Visitor<Class<?>> {
    @java.lang.Override
    public Class<?> visit(R event) {
      return R.class;
    }
  }
}
