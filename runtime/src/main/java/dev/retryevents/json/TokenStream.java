package dev.retryevents.json;

/**
 * The tokens of another parser, which {@link TokenInput} reads.
 *
 * <p>Members of an object come as a name and its value; commas and colons do not come.
 */
public interface TokenStream {

  /**
   * Moves to the next token.
   *
   * @return the token; {@link JsonToken#END} at and after the end of the text
   * @throws JsonException if the text is not JSON
   */
  JsonToken next();

  /** {@return the text of the current name or string; of a number or a literal as it is written} */
  String text();

  /** {@return the place of the current token} */
  JsonPlace place();
}
