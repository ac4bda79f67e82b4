package dev.retryevents.json;

/** Reads names of members by their index in a vocabulary, wherever in an object they stand. */
final class NameScanner {

  private NameScanner() {}

  /** Reads the next name, if it is known, or tells that the object ends. */
  static int read(Cursor in, JsonVocabulary known, int expected) {
    if (Grammar.objectEnds(in)) {
      return JsonVocabulary.NO_NAME;
    }
    JsonToken next = Grammar.peek(in);
    if (next != JsonToken.NAME) {
      throw Misfit.of(in, JsonToken.NAME);
    }
    int from = in.at;
    int index = known.read(in, expected);
    if (index >= 0) {
      known.learn(expected, index);
      Grammar.nameRead(in, from);
    }
    return index;
  }
}
