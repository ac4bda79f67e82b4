package dev.retryevents.json;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tokens of a stream, of which some may be looked at before they are read. */
final class TokenBuffer {

  /** How often all looking ahead together may go over what was read. */
  private static final int MOST_TIMES = 16;

  /** How many tokens may be looked at however few were read. */
  private static final int FREE_TOKENS = 1 << 19;

  /** One token that was taken from the stream before it was read. */
  private record Taken(JsonToken token, String text, JsonPlace place) {}

  private final TokenStream stream;
  private final List<Taken> ahead = new ArrayList<>();
  private int nextAhead;

  /** The current token if it was taken ahead; else it is that of the stream. */
  private @Nullable Taken current;

  private JsonToken token = JsonToken.END;
  private long taken;
  private long lookedAt;

  TokenBuffer(TokenStream stream) {
    this.stream = stream;
  }

  /** Moves to the next token. */
  JsonToken next() {
    if (nextAhead < ahead.size()) {
      Taken next = ahead.get(nextAhead++);
      current = next;
      token = next.token();
    } else {
      ahead.clear();
      nextAhead = 0;
      current = null;
      token = stream.next();
      taken++;
    }
    return token;
  }

  String text() {
    return current == null ? stream.text() : current.text();
  }

  JsonPlace place() {
    return current == null ? stream.place() : current.place();
  }

  /** The string that is the value of a member of the object that the current token begins. */
  @Nullable String member(String name) {
    if (current == null) {
      current = new Taken(token, "", stream.place());
    }
    int depth = 1;
    for (int i = nextAhead; depth > 0; i++) {
      Taken next = ahead(i);
      switch (next.token()) {
        case BEGIN_OBJECT, BEGIN_ARRAY -> depth++;
        case END_OBJECT, END_ARRAY -> depth--;
        case END -> depth = 0;
        case NAME -> {
          if (depth == 1 && next.text().equals(name)) {
            Taken value = ahead(i + 1);
            return value.token() == JsonToken.STRING ? value.text() : null;
          }
        }
        default -> {}
      }
    }
    return null;
  }

  private Taken ahead(int index) {
    lookedAt++;
    while (index >= ahead.size()) {
      JsonToken next = stream.next();
      taken++;
      boolean spelled = next == JsonToken.NAME || isScalar(next);
      ahead.add(new Taken(next, spelled ? stream.text() : "", stream.place()));
    }
    Taken found = ahead.get(index);
    if (lookedAt > FREE_TOKENS + MOST_TIMES * taken) {
      throw new JsonException(
          new JsonViolation(
              "", found.place().offset(), "tags at the start of their objects", "too many later"),
          found.place());
    }
    return found;
  }

  private static boolean isScalar(JsonToken token) {
    return switch (token) {
      case STRING, NUMBER, BOOLEAN, NULL -> true;
      default -> false;
    };
  }
}
