package dev.retryevents.codec;

import dev.retryevents.event.PrintableText;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What codecs ask of a value that they have just read; what breaks a demand is rejected at its
 * place. The constructors of records ask the same of whoever calls them.
 */
public final class Demands {

  /** What fits on a line of a terminal beside the rest of a fault. */
  private static final int MOST_CODE_POINTS = 40;

  /** More words than this are counted, not listed. */
  private static final int MOST_WORDS = 10;

  private Demands() {}

  /**
   * Rejects a number below a schema's {@code minimum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param minimum the least value allowed
   */
  public static void atLeast(JsonInput in, long value, long minimum) {
    if (value < minimum) {
      in.reject("at least " + minimum, String.valueOf(value));
    }
  }

  /**
   * Rejects a number above a schema's {@code maximum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param maximum the greatest value allowed
   */
  public static void atMost(JsonInput in, long value, long maximum) {
    if (value > maximum) {
      in.reject("at most " + maximum, String.valueOf(value));
    }
  }

  /**
   * Rejects a number below a schema's {@code minimum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param minimum the least value allowed
   */
  public static void atLeast(JsonInput in, double value, double minimum) {
    if (value < minimum) {
      in.reject("at least " + minimum, String.valueOf(value));
    }
  }

  /**
   * Rejects a number above a schema's {@code maximum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param maximum the greatest value allowed
   */
  public static void atMost(JsonInput in, double value, double maximum) {
    if (value > maximum) {
      in.reject("at most " + maximum, String.valueOf(value));
    }
  }

  /**
   * Rejects a number at or below a schema's {@code exclusiveMinimum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param bound what it must exceed
   */
  public static void above(JsonInput in, double value, double bound) {
    if (value <= bound) {
      in.reject("more than " + bound, String.valueOf(value));
    }
  }

  /**
   * Rejects a number at or above a schema's {@code exclusiveMaximum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param bound what it must stay below
   */
  public static void below(JsonInput in, double value, double bound) {
    if (value >= bound) {
      in.reject("less than " + bound, String.valueOf(value));
    }
  }

  /**
   * Rejects a text shorter than a schema's {@code minLength}.
   *
   * @param in the input that it was read from
   * @param value the text
   * @param minimum the fewest code points
   */
  public static void minLength(JsonInput in, String value, int minimum) {
    int length = value.codePointCount(0, value.length());
    if (length < minimum) {
      in.reject("at least " + minimum + " characters", String.valueOf(length));
    }
  }

  /**
   * Rejects a text longer than a schema's {@code maxLength}.
   *
   * @param in the input that it was read from
   * @param value the text
   * @param maximum the most code points
   */
  public static void maxLength(JsonInput in, String value, int maximum) {
    int length = value.codePointCount(0, value.length());
    if (length > maximum) {
      in.reject("at most " + maximum + " characters", String.valueOf(length));
    }
  }

  /**
   * Rejects a text in which a schema's {@code pattern} is not found, or that is too long for the
   * pattern to be tried on: some patterns take a level of the stack for each character.
   *
   * @param in the input that it was read from
   * @param value the text
   * @param pattern what must be found somewhere in it
   */
  public static void matches(JsonInput in, String value, Pattern pattern) {
    boolean found;
    try {
      found = pattern.matcher(value).find();
    } catch (StackOverflowError tooLong) {
      found = false;
    }
    if (!found) {
      in.reject("a match of " + pattern, quoted(value));
    }
  }

  /**
   * Rejects a word that a closed vocabulary does not have.
   *
   * @param in the input that it was read from
   * @param word the word
   * @param words the words that it has
   */
  public static void unknown(JsonInput in, String word, JsonVocabulary words) {
    in.reject("one of " + list(words.words()), quoted(word));
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
        "an object whose member " + quoted(name) + " is one of " + list(List.of(known));
    in.reject(in.offset(), expected, tag == null ? "one without" : quoted(tag));
    in.skipValue();
  }

  private static String list(List<String> words) {
    int others = words.size() - MOST_WORDS;
    String list =
        words.stream().limit(MOST_WORDS).map(Demands::quoted).collect(Collectors.joining(", "));
    return others > 0 ? list + " and " + others + (others == 1 ? " other" : " others") : list;
  }

  private static String quoted(String text) {
    boolean isLong = text.codePointCount(0, text.length()) > MOST_CODE_POINTS;
    int end = isLong ? text.offsetByCodePoints(0, MOST_CODE_POINTS) : text.length();
    StringBuilder out = new StringBuilder("\"");
    PrintableText.append(out, text.substring(0, end));
    return out.append(isLong ? "...\"" : "\"").toString();
  }
}
