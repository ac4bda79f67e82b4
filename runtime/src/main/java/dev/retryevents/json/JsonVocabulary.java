package dev.retryevents.json;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A fixed list of names or strings, kept as JSON spells them, that are read and written by index
 * and without making strings.
 */
public final class JsonVocabulary {

  /** Instead of an index: none of the words, and still to be read. */
  public static final int UNKNOWN = -1;

  /** Instead of the index of a name: the object ends here. */
  public static final int NO_NAME = -2;

  /** So many words are tried one by one before a string is made to look one up. */
  private static final int MOST_TRIED = 8;

  private final List<String> words;
  private final Map<String, Integer> indices;
  private final Spelling[] spellings;

  /** The words as names of the first member, with the colon after them. */
  private final Spelling[] firstNames;

  /** The words as names after another member, between a comma and a colon without white space. */
  private final Spelling[] laterNames;

  /**
   * For each index that a caller expects, the name that stood there last. Senders keep to an order,
   * which need not be that of the schema. A mere guess: threads may overwrite each other's.
   */
  private final int[] successors;

  private JsonVocabulary(List<String> words, Map<String, Integer> indices) {
    this.words = words;
    this.indices = indices;
    this.spellings = new Spelling[words.size()];
    this.firstNames = new Spelling[words.size()];
    this.laterNames = new Spelling[words.size()];
    this.successors = new int[words.isEmpty() ? 0 : words.size() + 1];
    for (int i = 0; i < spellings.length; i++) {
      String json = new JsonWriter().value(words.get(i)).toString();
      spellings[i] = new Spelling(json.getBytes(StandardCharsets.UTF_8));
      firstNames[i] = new Spelling((json + ":").getBytes(StandardCharsets.UTF_8));
      successors[i] = i;
      laterNames[i] = new Spelling(("," + json + ":").getBytes(StandardCharsets.UTF_8));
    }
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
    Map<String, Integer> indices = new HashMap<>();
    for (int i = 0; i < list.size(); i++) {
      if (indices.put(list.get(i), i) != null) {
        throw new IllegalArgumentException("twice in one vocabulary: " + list.get(i));
      }
    }
    return new JsonVocabulary(list, indices);
  }

  /**
   * The words.
   *
   * @return an immutable list, in the order of their indices
   */
  public List<String> words() {
    return words;
  }

  /** The index of a word, or {@link #UNKNOWN}. */
  int indexOf(String word, int expected) {
    if (expected >= 0 && expected < spellings.length && words.get(expected).equals(word)) {
      return expected;
    }
    return indices.getOrDefault(word, UNKNOWN);
  }

  /** The word between quotes, as it is written; not to be changed. */
  byte[] spelling(int index) {
    return spellings[index].bytes();
  }

  /**
   * Reads the next name if it is the one that is likely here, without white space around it.
   *
   * @return its index; or {@link #NO_NAME} where the object ends; or {@link #UNKNOWN}, and then
   *     nothing is read
   */
  int readLikelyName(Cursor in, int expected) {
    int due = in.due;
    if ((due != Due.NEXT_NAME && due != Due.FIRST_NAME) || in.at >= in.end) {
      return UNKNOWN;
    }
    int from = in.at;
    if (in.bytes[from] == '}') {
      return NO_NAME;
    }
    if (expected < 0 || expected >= successors.length) {
      return UNKNOWN;
    }
    int likely = successors[expected];
    Spelling spelling = (due == Due.NEXT_NAME ? laterNames : firstNames)[likely];
    if (!spelling.stands(in.bytes, from, in.end)) {
      return UNKNOWN;
    }
    in.nameRead(due == Due.NEXT_NAME ? from + 1 : from, from + spelling.length());
    return likely;
  }

  /** Takes note that a name stood where {@code expected} might have. */
  void learn(int expected, int name) {
    if (expected >= 0 && expected < successors.length) {
      successors[expected] = name;
    }
  }

  /**
   * Moves over the string at the cursor if it is one of the words.
   *
   * @return its index, or {@link #UNKNOWN}
   */
  int read(Cursor in, int expected) {
    if (expected >= 0 && expected < spellings.length && read(in, spellings[expected])) {
      return expected;
    }
    if (spellings.length > MOST_TRIED) {
      return readFound(in);
    }
    for (int i = 0; i < spellings.length; i++) {
      if (read(in, spellings[i])) {
        return i;
      }
    }
    return StringScanner.isEscaped(in) ? readFound(in) : UNKNOWN;
  }

  /** A word may also be spelled with escapes it does not need. */
  private int readFound(Cursor in) {
    int from = in.at;
    Integer index = indices.get(StringScanner.read(in));
    if (index == null) {
      in.at = from;
      return UNKNOWN;
    }
    return index;
  }

  private static boolean read(Cursor in, Spelling spelling) {
    if (spelling.stands(in.bytes, in.at, in.end)) {
      in.at += spelling.length();
      return true;
    }
    return false;
  }
}
