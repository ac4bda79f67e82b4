package dev.retryevents.json.jackson3;

import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonPlace;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonViolation;
import dev.retryevents.json.TokenStream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;

/** The tokens of a parser of Jackson. */
final class ParserTokens implements TokenStream {

  private final JsonParser parser;

  /** Whether the parser already stands at the first token, as it does within databind. */
  private boolean standsAtFirst;

  ParserTokens(JsonParser parser) {
    this.parser = parser;
    this.standsAtFirst = parser.currentToken() != null;
  }

  @Override
  public JsonToken next() {
    try {
      tools.jackson.core.JsonToken token =
          standsAtFirst ? parser.currentToken() : parser.nextToken();
      standsAtFirst = false;
      return token == null ? JsonToken.END : token(token);
    } catch (StreamReadException | StreamConstraintsException e) {
      throw notJson(e);
    }
  }

  private JsonToken token(tools.jackson.core.JsonToken token) {
    return switch (token) {
      case START_OBJECT -> JsonToken.BEGIN_OBJECT;
      case END_OBJECT -> JsonToken.END_OBJECT;
      case START_ARRAY -> JsonToken.BEGIN_ARRAY;
      case END_ARRAY -> JsonToken.END_ARRAY;
      case PROPERTY_NAME -> JsonToken.NAME;
      case VALUE_STRING -> JsonToken.STRING;
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> JsonToken.NUMBER;
      case VALUE_TRUE, VALUE_FALSE -> JsonToken.BOOLEAN;
      case VALUE_NULL -> JsonToken.NULL;
      case VALUE_EMBEDDED_OBJECT -> throw fault(place(), "a value", "an embedded object");
      case NOT_AVAILABLE -> throw fault(place(), "a value", "no input yet");
    };
  }

  @Override
  public String text() {
    try {
      return parser.getString();
    } catch (StreamReadException | StreamConstraintsException e) {
      throw notJson(e);
    }
  }

  @Override
  public JsonPlace place() {
    return place(parser.currentTokenLocation());
  }

  private JsonException notJson(JacksonException e) {
    TokenStreamLocation known = e.getLocation();
    JsonPlace place = place(known == null ? parser.currentLocation() : known);
    return fault(place, "JSON", e.getOriginalMessage());
  }

  private JsonException fault(JsonPlace place, String expected, String found) {
    String pointer = parser.streamReadContext().pathAsPointer().toString();
    return new JsonException(JsonViolation.of(pointer, place.offset(), expected, found), place);
  }

  private static JsonPlace place(TokenStreamLocation location) {
    int offset = (int) Math.min(Integer.MAX_VALUE, location.getByteOffset());
    return new JsonPlace(
        Math.max(-1, offset),
        Math.max(1, location.getLineNr()),
        Math.max(1, location.getColumnNr()));
  }
}
