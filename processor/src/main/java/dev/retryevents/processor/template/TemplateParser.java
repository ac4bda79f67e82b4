package dev.retryevents.processor.template;

/** Parses the text of a template, by the grammar of LDML 48.2, part 9. */
public final class TemplateParser {

  private TemplateParser() {}

  /** The message that the template spells, or the first fault in its grammar. */
  public static ParseResult parse(String template) {
    try {
      return new ParsedMessage(message(new Cursor(template)));
    } catch (Unparseable unparseable) {
      return unparseable.fault();
    }
  }

  private static Message message(Cursor cursor) {
    cursor.skipSpace();
    if (cursor.isAt(".") || cursor.isAt("{{")) {
      return new ComplexMessageParser(cursor).message();
    }
    return new PatternParser(cursor).simpleMessage();
  }
}
