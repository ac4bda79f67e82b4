package dev.retryevents.json;

/** Makes the faults of a stream of tokens, with the pointers and the places that they have. */
final class TokenFaults {

  private final TokenBuffer tokens;
  private final Path path;

  TokenFaults(TokenBuffer tokens, Path path) {
    this.tokens = tokens;
    this.path = path;
  }

  /** The fault of the token that stands next. */
  JsonException ofNext(JsonToken next, String expected, String found) {
    String pointer = next.beginsValue() ? path.next() : path.container();
    return fault(pointer, tokens.place(), expected, found);
  }

  /** The fault of the value that was read last. */
  JsonException ofLast(boolean movedOn, String expected, String found) {
    JsonPlace place = path.closed();
    if (place == null) {
      place = movedOn ? placeAt(-1) : tokens.place();
    }
    return fault(path.last(), place, expected, found);
  }

  /** The fault of a value at an offset: of the one that stands next if it is {@code ahead}. */
  JsonException at(int offset, boolean ahead, String expected, String found) {
    return fault(ahead ? path.next() : path.last(), placeAt(offset), expected, found);
  }

  /** The fault that the object that is open lacks a member. */
  JsonException missing(String name) {
    JsonPlace place = tokens.place();
    return new JsonException(JsonViolation.missing(path.container(), place.offset(), name), place);
  }

  /** The fault that the name that was read last stands in its object again. */
  JsonException repeated(String name) {
    JsonPlace place = tokens.place();
    return new JsonException(JsonViolation.repeated(path.container(), place.offset(), name), place);
  }

  private static JsonException fault(
      String pointer, JsonPlace place, String expected, String found) {
    return new JsonException(new JsonViolation(pointer, place.offset(), expected, found), place);
  }

  private JsonPlace placeAt(int offset) {
    JsonPlace place = tokens.place();
    return new JsonPlace(offset, place.line(), place.column());
  }
}
