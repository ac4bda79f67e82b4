package dev.retryevents.processor.schema;

/**
 * What is wrong with a bundle, and where.
 *
 * @param place where
 * @param sentence what, in one printable line
 */
public record SchemaFault(SchemaPlace place, String sentence) {

  /** Keeps the sentence to one printable line, whatever the bundle put into it. */
  public SchemaFault {
    sentence = PrintableLine.of(sentence);
  }

  @Override
  public String toString() {
    return place + ": " + sentence;
  }
}
