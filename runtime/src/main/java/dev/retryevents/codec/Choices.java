package dev.retryevents.codec;

import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What codecs reject where a schema allows one of several and there is none of them. */
public final class Choices {

  /** More words than this are counted, not listed. */
  private static final int MOST_WORDS = 10;

  private Choices() {}

  /**
   * Rejects a word that a closed vocabulary does not have.
   *
   * @param in the input that it was read from
   * @param word the word
   * @param words the words that it has
   */
  public static void unknown(JsonInput in, String word, JsonVocabulary words) {
    in.reject("one of " + list(words.words()), Demands.quoted(word));
  }

  /**
   * Rejects the value that stands next, which is no arm of a union, and moves over it.
   *
   * @param in the input, in front of the value
   * @param name the name of the member that tells the arms apart
   * @param tag the value of that member; null if there is none, or no string
   * @param known the values that it may have
   */
  public static void noArm(JsonInput in, String name, @Nullable String tag, String... known) {
    if (in.peek() != JsonToken.BEGIN_OBJECT) {
      in.beginObject(); // which tells what stands there instead
      in.endObject();
      return;
    }
    String expected =
        "an object whose member " + Demands.quoted(name) + " is one of " + list(List.of(known));
    in.reject(in.offset(), expected, tag == null ? "one without" : Demands.quoted(tag));
    in.skipValue();
  }

  /**
   * Rejects the value that stands next, which has none of the types of a union, and moves over it.
   *
   * @param in the input
   * @param expected the types in words
   */
  public static void noAlternative(JsonInput in, String expected) {
    in.reject(in.offset(), expected, phrase(in.peek()));
    in.skipValue();
  }

  private static String list(List<String> words) {
    int others = words.size() - MOST_WORDS;
    String list =
        words.stream().limit(MOST_WORDS).map(Demands::quoted).collect(Collectors.joining(", "));
    return others > 0 ? list + " and " + others + (others == 1 ? " other" : " others") : list;
  }

  private static String phrase(JsonToken token) {
    return switch (token) {
      case BEGIN_OBJECT -> "an object";
      case BEGIN_ARRAY -> "an array";
      case STRING -> "a string";
      case NUMBER -> "a number";
      case BOOLEAN -> "true or false";
      case NULL -> "null";
      default -> "no value";
    };
  }
}
