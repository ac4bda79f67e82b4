package com.acme.session.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.acme.session.log.LifecycleRecord.AnswerBegun;
import com.acme.session.log.LifecycleRecord.AnswerEnded;
import com.acme.session.log.LifecycleRecord.AttemptBegun;
import com.acme.session.log.LifecycleRecord.CancelAsked;
import com.acme.session.log.LifecycleRecord.Failure;
import com.acme.session.log.LifecycleRecord.RetryBooked;
import com.acme.session.log.LifecycleRecord.SessionBegun;
import com.acme.session.log.LifecycleRecord.TurnBegun;
import com.acme.session.log.LifecycleRecord.TurnEnded;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class EntryTextTest {

  private static final String BOOKED =
      "{\"session\":\"s\",\"sequence\":7,\"id\":\"e\",\"at\":12,\"record\":\"retryBooked\","
          + "\"turn\":\"t\",\"attempt\":1,\"next\":2,\"max\":4,\"delay\":1500,\"reason\":\"busy\"}";

  static Stream<LifecycleRecord> records() {
    return Stream.of(
        new SessionBegun("c"),
        new TurnBegun("t", "two\nlines, \u00FC and \uD83D\uDE80"),
        new AttemptBegun("t", 2),
        new RetryBooked("t", 1, 2, 4, 1L << 40, "busy"),
        new AnswerBegun("t", "i"),
        new AnswerEnded("t", "i", "completed", ""),
        new CancelAsked("t"),
        new TurnEnded("t", "completed", null),
        new TurnEnded("t", "failed", new Failure("modelError", "it refuses", false)));
  }

  @Test
  void noRecordIsForgottenHere() {
    List<Class<?>> leaves =
        Stream.concat(
                Stream.of(LifecycleRecord.class.getPermittedSubclasses()),
                Stream.of(LifecycleRecord.OfTurn.class.getPermittedSubclasses()))
            .filter(each -> !each.isInterface())
            .sorted((a, b) -> a.getName().compareTo(b.getName()))
            .<Class<?>>map(each -> each)
            .toList();
    assertEquals(
        leaves,
        records()
            .<Class<?>>map(Object::getClass)
            .distinct()
            .sorted((a, b) -> a.getName().compareTo(b.getName()))
            .toList());
  }

  @ParameterizedTest
  @MethodSource("records")
  void everyRecordIsReadAsItWasWritten(LifecycleRecord happened) {
    Entry entry = new Entry("s", 7, "e", 1_754_590_940_500L, happened);
    byte[] text = EntryText.of(entry);
    assertEquals(entry, EntryText.read(text));
    assertEquals(-1, Arrays.toString(text).indexOf(" 10,"), "no line feed");
  }

  @Test
  void anEntryIsOneFlatObject() {
    Entry entry = new Entry("s", 7, "e", 12, new RetryBooked("t", 1, 2, 4, 1500, "busy"));
    assertEquals(BOOKED, new String(EntryText.of(entry), StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"attempt\":1,|``|expected a whole number as \"attempt\", found nothing",
        "\"turn\":\"t\"|\"turn\":1|expected a string as \"turn\", found JsonNumber",
        "1500|1.5|expected a whole number as \"delay\", found JsonNumber",
        "\"next\":2|\"next\":4294967298|expected a count as \"next\", found JsonNumber",
        "retryBooked|retryFound|unknown record \"retryFound\""
      })
  void whatIsNoEntrySaysWhy(String part, String other, String reason) {
    byte[] text = BOOKED.replace(part, other).getBytes(StandardCharsets.UTF_8);
    Exception fault = assertThrows(IllegalArgumentException.class, () -> EntryText.read(text));
    assertEquals(reason, fault.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"[]", "{", "{\"a\":1,\"a\":2}", "``"})
  void whatIsNoObjectIsNoEntry(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertThrows(IllegalArgumentException.class, () -> EntryText.read(bytes));
  }
}
