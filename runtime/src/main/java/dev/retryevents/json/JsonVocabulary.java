package dev.retryevents.json;

import java.util.Arrays;
import java.util.List;

/**
 * A fixed list of names or strings, kept as JSON spells them, that are read and written by index
 * and without making strings.
 */
public final class JsonVocabulary {

  private final List<String> words;
  private final byte[][] spellings;

  private JsonVocabulary(List<String> words) {
    this.words = words;
    this.spellings = words.stream().map(JsonVocabulary::spelling).toArray(byte[][]::new);
  }

  /**
   * A vocabulary.
   *
   * @param words the words, in the order of their indices
   * @return the vocabulary
   * @throws IllegalArgumentException if a word repeats or holds a surrogate without its partner
   */
  public static JsonVocabulary of(String... words) {
    List<String> list = List.of(words);
    for (int i = 0; i < list.size(); i++) {
      if (list.indexOf(list.get(i)) < i) {
        throw new IllegalArgumentException("twice in one vocabulary: " + list.get(i));
      }
    }
    return new JsonVocabulary(list);
  }

  /**
   * The words.
   *
   * @return an immutable list, in the order of their indices
   */
  public List<String> words() {
    return words;
  }

  /** The word between quotes, as it is written; not to be changed. */
  byte[] spelling(int index) {
    return spellings[index];
  }

  /**
   * Moves over the string at the cursor if it is one of the words.
   *
   * @return its index, or -1
   */
  int read(Cursor in, int expected) {
    if (expected >= 0 && expected < spellings.length && stands(in, spellings[expected])) {
      return expected;
    }
    for (int i = 0; i < spellings.length; i++) {
      if (stands(in, spellings[i])) {
        return i;
      }
    }
    return StringScanner.isEscaped(in) ? readEscaped(in) : -1;
  }

  /** A word may be spelled with escapes it does not need. */
  private int readEscaped(Cursor in) {
    int from = in.at;
    int index = words.indexOf(StringScanner.read(in));
    if (index < 0) {
      in.at = from;
    }
    return index;
  }

  private static boolean stands(Cursor in, byte[] spelling) {
    int end = in.at + spelling.length;
    if (end > in.end || !Arrays.equals(in.bytes, in.at, end, spelling, 0, spelling.length)) {
      return false;
    }
    in.at = end;
    return true;
  }

  private static byte[] spelling(String word) {
    return new JsonWriter().value(word).toByteArray();
  }
}
