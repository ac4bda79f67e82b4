package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** JSON texts as the tests write them, and the faults that reading them ends in. */
final class Texts {

  private Texts() {}

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static JsonReader reader(String text) {
    return new JsonReader(utf8(text));
  }

  /** Reads a whole text and makes nothing of it. */
  static void skip(byte[] text) {
    JsonReader in = new JsonReader(text);
    in.skipValue();
    in.end();
  }

  static String skipFault(byte[] text) {
    return shown(assertThrows(JsonException.class, () -> skip(text)));
  }

  static String fault(String text, Consumer<JsonReader> call) {
    JsonReader in = reader(text);
    return shown(assertThrows(JsonException.class, () -> call.accept(in)));
  }

  /** Reason and place, the parts of a message that a table of faults is about. */
  static String shown(JsonException fault) {
    return fault.reason() + " at " + fault.place();
  }
}
