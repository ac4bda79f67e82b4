package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class JsonFaultTest {

  @ParameterizedTest
  @MethodSource("faults")
  void textsThatAreNotJsonAreRefusedWithReasonAndPlace(String text, String message) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertEquals(message, Texts.skipFault(bytes));
    assertEquals(
        message, Texts.shown(assertThrows(JsonException.class, () -> JsonValue.parse(bytes))));
  }

  static Stream<Arguments> faults() {
    return Stream.of(
        Arguments.of("", "expected a value, found the end of the text at 1:1"),
        Arguments.of(" \n ", "expected a value, found the end of the text at 2:2"),
        Arguments.of("\uFEFF{}", "expected a value, found a byte order mark at 1:1"),
        Arguments.of("{\"a\" 1}", "expected ':' after the name \"a\", found '1' at 1:6"),
        Arguments.of(
            "{\"a\"", "expected ':' after the name \"a\", found the end of the text at 1:5"),
        Arguments.of("{\"a\":1,}", "expected a name, found '}' at 1:8"),
        Arguments.of("{\"a\":1 \"b\":2}", "expected ',' or '}', found '\"' at 1:8"),
        Arguments.of("{a:1}", "expected a name or '}', found 'a' at 1:2"),
        Arguments.of("{\"a\":}", "expected a value, found '}' at 1:6"),
        Arguments.of("[1,]", "expected a value, found ']' at 1:4"),
        Arguments.of("[,1]", "expected a value or ']', found ',' at 1:2"),
        Arguments.of("[1\n2]", "expected ',' or ']', found '2' at 2:1"),
        Arguments.of("[1}", "expected ',' or ']', found '}' at 1:3"),
        Arguments.of("[1", "expected ',' or ']', found the end of the text at 1:3"),
        Arguments.of("1 2", "expected the end of the text, found '2' at 1:3"),
        Arguments.of("{}//", "expected the end of the text, found '/' at 1:3"),
        Arguments.of("/*é*/1", "expected a value, found '/' at 1:1"),
        Arguments.of("[é]", "expected a value or ']', found 'é' at 1:2"),
        Arguments.of("[\u202E]", "expected a value or ']', found 'U+202E' at 1:2"),
        Arguments.of("[\u0000]", "expected a value or ']', found 'U+0000' at 1:2"),
        Arguments.of("NaN", "expected a value, found 'N' at 1:1"),
        Arguments.of("'a'", "expected a value, found ''' at 1:1"),
        Arguments.of("tru", "expected true, found another word at 1:1"),
        Arguments.of("falze", "expected false, found another word at 1:1"),
        Arguments.of("nul", "expected null, found another word at 1:1"),
        Arguments.of("nulll", "expected the end of the text, found 'l' at 1:5"),
        Arguments.of("[-]", "expected a digit, found ']' at 1:3"),
        Arguments.of("-", "expected a digit, found the end of the text at 1:2"),
        Arguments.of("[+1]", "expected a value or ']', found '+' at 1:2"),
        Arguments.of("[.5]", "expected a value or ']', found '.' at 1:2"),
        Arguments.of("[1.]", "expected a digit, found ']' at 1:4"),
        Arguments.of("[1e]", "expected a digit, found ']' at 1:4"),
        Arguments.of("[1e+]", "expected a digit, found ']' at 1:5"),
        Arguments.of("[-012]", "expected a number without leading zeros, found -012 at 1:3"),
        Arguments.of("[1_000]", "expected ',' or ']', found '_' at 1:3"),
        Arguments.of(
            "[\"a", "expected the closing '\"' of a string, found the end of the text at 1:2"),
        Arguments.of(
            "[\"a\\", "expected the closing '\"' of a string, found the end of the text at 1:2"),
        Arguments.of("\"a\tb\"", "expected an escape, found the control character U+0009 at 1:3"),
        Arguments.of("\"é\nb\"", "expected an escape, found the control character U+000A at 1:3"),
        Arguments.of(
            "\"\\x\"", "expected one of \" \\ / b f n r t u after a backslash, found 'x' at 1:3"),
        Arguments.of("\"\\u12g4\"", "expected four hexadecimal digits after \\u, found 'g' at 1:6"),
        Arguments.of(
            "\"\\u12",
            "expected four hexadecimal digits after \\u, found the end of the text at 1:6"),
        Arguments.of("\"\\ud83d\"", "expected a pair of surrogates, found \\uD83D alone at 1:2"),
        Arguments.of("\"\\ud83d\\n\"", "expected a pair of surrogates, found \\uD83D alone at 1:2"),
        Arguments.of(
            "\"\\ud83d\\ud83d\"", "expected a pair of surrogates, found \\uD83D alone at 1:2"),
        Arguments.of("\"a\\ude00\"", "expected a pair of surrogates, found \\uDE00 alone at 1:3"));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void malformedUtf8IsRefusedInAString(String latin1, String message) {
    assertEquals(message, Texts.skipFault(latin1.getBytes(StandardCharsets.ISO_8859_1)));
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of("\"a\u0080\"", "expected UTF-8, found the byte 0x80 at 1:3"),
        Arguments.of("\"\u00C0\u00AF\"", "expected UTF-8, found the byte 0xC0 at 1:2"),
        Arguments.of("\"\u00C1\u0081\"", "expected UTF-8, found the byte 0xC1 at 1:2"),
        Arguments.of("\"\u00C3\"", "expected UTF-8, found the byte 0xC3 at 1:2"),
        Arguments.of("\"\u00C3", "expected UTF-8, found the byte 0xC3 at 1:2"),
        Arguments.of("\"\u00E0\u0080\u0080\"", "expected UTF-8, found the byte 0xE0 at 1:2"),
        Arguments.of("\"\u00E2\u0082x\"", "expected UTF-8, found the byte 0xE2 at 1:2"),
        Arguments.of("\"\u00ED\u00A0\u0080\"", "expected UTF-8, found the byte 0xED at 1:2"),
        Arguments.of("\"\u00F0\u0080\u0080\u0080\"", "expected UTF-8, found the byte 0xF0 at 1:2"),
        Arguments.of("\"\u00F4\u0090\u0080\u0080\"", "expected UTF-8, found the byte 0xF4 at 1:2"),
        Arguments.of("\"\u00F5\u0080\u0080\u0080\"", "expected UTF-8, found the byte 0xF5 at 1:2"),
        Arguments.of(
            "[\u00FF]", "expected a value or ']', found the byte 0xFF, which is not UTF-8 at 1:2"));
  }

  @Test
  void anotherTokenThanAskedForIsNamed() {
    assertEquals(
        "expected a string, found a number at 1:1", Texts.fault("1", JsonReader::nextString));
    assertEquals("expected a number, found null at 1:1", Texts.fault("null", JsonReader::nextLong));
    assertEquals(
        "expected an object, found an array at 1:2", Texts.fault(" []", JsonReader::beginObject));
    assertEquals(
        "expected true or false, found a string at 1:1",
        Texts.fault("\"true\"", JsonReader::nextBoolean));
    assertEquals(
        "expected a name, found '}' at 1:2",
        Texts.fault(
            "{}",
            in -> {
              in.beginObject();
              in.nextName();
            }));
    assertEquals(
        "expected '}', found a name at 1:2",
        Texts.fault(
            "{\"a\":1}",
            in -> {
              in.beginObject();
              in.endObject();
            }));
    assertEquals(
        "expected a value, found ']' at 1:2",
        Texts.fault(
            "[]",
            in -> {
              in.beginArray();
              in.skipValue();
            }));
    assertEquals(
        "expected the end of the text, found an array at 1:1", Texts.fault("[]", JsonReader::end));
  }

  @Test
  void carriedTextIsQuotedShortAndPrintable() {
    String name = "\u001B[31m\u202E\u2028" + "x".repeat(100);
    String text = "{" + new JsonWriter().value(name) + " 1}";
    assertEquals(
        "expected ':' after the name \"U+001B[31mU+202EU+2028"
            + "x".repeat(33)
            + "...\", found '1' at 1:117",
        Texts.skipFault(Texts.utf8(text)));
    assertEquals(
        "expected a number in the range of a long, found the number 1"
            + "0".repeat(39)
            + "... at 1:1",
        Texts.fault("1" + "0".repeat(100), JsonReader::nextLong));
  }

  @Test
  void theMessageNamesAllThatIsGivenApart() {
    JsonException fault = assertThrows(JsonException.class, () -> JsonValue.parse("{\"a\":[\n1,!"));
    assertEquals(
        "expected a value, found '!' at 2:3 (byte 9, pointer \"/a/1\")", fault.getMessage());
    assertEquals("expected a value, found '!'", fault.reason());
    assertEquals("a value", fault.expected());
    assertEquals("'!'", fault.found());
    assertEquals("/a/1", fault.pointer());
    assertEquals(9, fault.offset());
    assertEquals(new JsonPlace(9, 2, 3), fault.place());
  }
}
