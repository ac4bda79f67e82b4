package dev.retryevents.processor.schema;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** JSON pointers as RFC 6901 writes them, plain (section 3) and in a URI fragment (section 6). */
public final class SchemaPointer {
  private static final Pattern WRONG_ESCAPE = Pattern.compile("~(?![01])");

  private SchemaPointer() {}

  /** The tokens of a pointer in the fragment of a URI, the {@code #} left out. */
  static Optional<List<String>> inFragment(String fragment) {
    return percentDecoded(fragment).flatMap(SchemaPointer::tokens);
  }

  /**
   * The tokens of a plain pointer; nothing if it does not begin with a slash or escapes wrongly.
   */
  static Optional<List<String>> tokens(String pointer) {
    if (pointer.isEmpty()) {
      return Optional.of(List.of());
    }
    if (pointer.charAt(0) != '/') {
      return Optional.empty();
    }
    List<String> tokens = new ArrayList<>();
    for (String token : pointer.substring(1).split("/", -1)) {
      if (WRONG_ESCAPE.matcher(token).find()) {
        return Optional.empty();
      }
      // In this order, or "~01" would become a slash.
      tokens.add(token.replace("~1", "/").replace("~0", "~"));
    }
    return Optional.of(tokens);
  }

  /** The token as a pointer spells it. */
  public static String escape(String token) {
    return token.replace("~", "~0").replace("/", "~1");
  }

  private static Optional<String> percentDecoded(String text) {
    if (text.indexOf('%') < 0) {
      return Optional.of(text);
    }
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream decoded = new ByteArrayOutputStream(encoded.length);
    for (int i = 0; i < encoded.length; i++) {
      if (encoded[i] != '%') {
        decoded.write(encoded[i]);
        continue;
      }
      int high = i + 2 < encoded.length ? Character.digit(encoded[i + 1], 16) : -1;
      int low = i + 2 < encoded.length ? Character.digit(encoded[i + 2], 16) : -1;
      if (high < 0 || low < 0) {
        return Optional.empty();
      }
      decoded.write(high << 4 | low);
      i += 2;
    }
    return Optional.of(decoded.toString(StandardCharsets.UTF_8));
  }
}
