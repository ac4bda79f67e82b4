package dev.retryevents.json;

import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** Makes values of the texts that another parser found, as strictly as of bytes. */
final class TokenText {

  private final TokenBuffer tokens;
  private final TokenFaults faults;
  private final JsonLimits limits;

  TokenText(TokenBuffer tokens, TokenFaults faults, JsonLimits limits) {
    this.tokens = tokens;
    this.faults = faults;
    this.limits = limits;
  }

  /** The current name or string, which other parsers let hold half a character. */
  String string() {
    String text = tokens.text();
    int most = limits.stringLength();
    if (text.length() > most) {
      String expected = "a string of at most " + most + " characters";
      throw faults.ofNext(JsonToken.STRING, expected, text.length() + " characters");
    }
    int lone = Utf8.loneSurrogate(text);
    if (lone >= 0) {
      String found = "\\u%04X alone".formatted((int) text.charAt(lone));
      throw faults.ofNext(JsonToken.STRING, "a pair of surrogates", found);
    }
    return text;
  }

  /** The current number, which may be none: some parsers take infinity for one. */
  <T> T number(Function<Cursor, T> reading) {
    String text = tokens.text();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length == 0 || !NumberScanner.begins(bytes[0])) {
      throw faults.ofNext(JsonToken.NUMBER, JsonToken.NUMBER.phrase(), Excerpt.of(text));
    }
    try {
      return reading.apply(new Cursor(bytes, 0, bytes.length, limits));
    } catch (JsonException e) {
      throw faults.ofNext(JsonToken.NUMBER, e.expected(), e.found());
    }
  }
}
