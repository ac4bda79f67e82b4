package dev.retryevents.processor.template;

/** What a variant asks of one selector. */
public sealed interface Key {

  Span span();

  /** The key as a reader knows it. */
  String shown();

  /** A key that one value suits; the text is in NFC, as the standard compares it. */
  record LiteralKey(String text, Span span) implements Key {

    @Override
    public String shown() {
      return text;
    }
  }

  /** {@code *}: the key that every value suits, and no value better than another key. */
  record CatchAllKey(Span span) implements Key {

    @Override
    public String shown() {
      return "*";
    }
  }
}
