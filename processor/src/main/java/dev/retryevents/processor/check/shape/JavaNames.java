package dev.retryevents.processor.check.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes Java names of the names in a schema: split into words, join, and only then keep clear of
 * what Java reserves. The same name in gives the same name out, whatever stands beside it.
 */
public final class JavaNames {

  /** What a name gets that Java keeps for itself. */
  private static final String SUFFIX = "Value";

  /** The keywords and literals of Java 17 (JLS 3.9, 3.10); contextual ones are legal names. */
  private static final Set<String> KEYWORDS =
      Set.of(
          ("abstract assert boolean break byte case catch char class const continue default do"
                  + " double else enum extends final finally float for goto if implements import"
                  + " instanceof int interface long native new package private protected public"
                  + " return short static strictfp super switch synchronized this throw throws"
                  + " transient try void volatile while _ true false null")
              .split(" "));

  /** Contextual keywords that no type may be named (JLS 3.9). */
  private static final Set<String> NO_TYPE = Set.of("permits", "record", "sealed", "var", "yield");

  /** Names that no record component may have (JLS 8.10.1), beside the keywords. */
  private static final Set<String> OF_OBJECT =
      Set.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  /**
   * Where that stands which generated code calls by its full name, should a type of the schema have
   * the simple one: a variable would obscure the package (JLS 6.4.2).
   */
  private static final Set<String> PACKAGES = Set.of("dev", "java");

  private static final Set<String> NO_COMPONENT =
      Stream.concat(OF_OBJECT.stream(), PACKAGES.stream()).collect(Collectors.toUnmodifiableSet());

  /** Types of java.lang that generated code names simply, and a type beside it would hide. */
  private static final Set<String> HIDES_JAVA_LANG =
      Set.of(
          "AssertionError",
          "Boolean",
          "Class",
          "Double",
          "Enum",
          "IllegalArgumentException",
          "Integer",
          "Long",
          "Number",
          "Object",
          "Override",
          "Record",
          "String",
          "StringBuilder",
          "SuppressWarnings",
          "System",
          "Throwable",
          "Void");

  /** Types that generated ones have inside, and so cannot be themselves (JLS 8.1). */
  private static final Set<String> NESTED = Set.of("Known", "Unknown", "Visitor");

  private JavaNames() {}

  /** The name of a record component: {@code min-lines} is {@code minLines}. */
  public static String component(String wire) {
    List<String> words = words(wire);
    String name = decapitalised(words.get(0)) + capitalised(words, 1);
    return free(startable(name), NO_COMPONENT);
  }

  /** A name that differs from {@code component}, for one that something else in the record has. */
  public static String beside(String component) {
    return component + SUFFIX;
  }

  /** The name of a type: {@code rate_limit} is {@code RateLimit}. */
  public static String type(String definition) {
    String name = free(startable(capitalised(words(definition), 0)), HIDES_JAVA_LANG);
    return NESTED.contains(name) ? name + SUFFIX : name;
  }

  /** The name of an enum constant: {@code inProgress} is {@code IN_PROGRESS}. */
  public static String constant(String wire) {
    return startable(
        words(wire).stream()
            .flatMap(word -> humps(word).stream())
            .map(word -> word.toUpperCase(Locale.ROOT))
            .collect(Collectors.joining("_")));
  }

  /** Whether a method of that name can be the accessor of a record component. */
  public static boolean isComponent(String method) {
    return !OF_OBJECT.contains(method);
  }

  /** Whether {@code name} can be the name of a top-level type (JLS 3.8, 3.9). */
  public static boolean isTypeName(String name) {
    return !name.isEmpty()
        && Character.isJavaIdentifierStart(name.codePointAt(0))
        && name.codePoints().allMatch(Character::isJavaIdentifierPart)
        && !KEYWORDS.contains(name)
        && !NO_TYPE.contains(name)
        && !NESTED.contains(name);
  }

  /** Whether a type of that name would hide one of java.lang that generated code needs. */
  public static boolean hidesJavaLang(String name) {
    return HIDES_JAVA_LANG.contains(name);
  }

  /** The name without its unit: {@code estimatedDelayMs} is {@code estimatedDelay}. */
  public static String withoutMs(String component) {
    String name = component.substring(0, component.length() - 2);
    return free(name, NO_COMPONENT);
  }

  private static String free(String name, Set<String> reserved) {
    return reserved.contains(name) || KEYWORDS.contains(name) ? name + SUFFIX : name;
  }

  private static String startable(String name) {
    return Character.isJavaIdentifierStart(name.codePointAt(0)) && !name.equals("_")
        ? name
        : "_" + name;
  }

  /** The words of a name; what no identifier can hold is spelled, so that it is not lost. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              boolean part = Character.isLetterOrDigit(c) && Character.isJavaIdentifierPart(c);
              if (part) {
                word.appendCodePoint(c);
                return;
              }
              flush(word, words);
              if ("-_./: ".indexOf(c) < 0) {
                words.add(spelled(c));
              }
            });
    flush(word, words);
    return words.isEmpty() ? List.of(text.isEmpty() ? "empty" : "blank") : words;
  }

  private static void flush(StringBuilder word, List<String> words) {
    if (!word.isEmpty()) {
      words.add(word.toString());
      word.setLength(0);
    }
  }

  private static String spelled(int c) {
    return switch (c) {
      case '+' -> "plus";
      case '*' -> "star";
      case '#' -> "hash";
      case '@' -> "at";
      case '%' -> "percent";
      case '&' -> "and";
      case '=' -> "equal";
      case '<' -> "less";
      case '>' -> "greater";
      case '!' -> "not";
      case '$' -> "dollar";
      default -> "u" + Integer.toHexString(c);
    };
  }

  /**
   * {@code inProgress} is {@code in}, {@code Progress}; {@code HTTPError} is {@code HTTP}, {@code
   * Error}.
   */
  private static List<String> humps(String word) {
    return List.of(word.split("(?<=[\\p{Ll}\\p{Nd}])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})"));
  }

  private static String capitalised(List<String> words, int from) {
    return words.subList(from, words.size()).stream()
        .map(JavaNames::capitalised)
        .collect(Collectors.joining());
  }

  private static String capitalised(String word) {
    int head = word.offsetByCodePoints(0, 1);
    return word.substring(0, head).toUpperCase(Locale.ROOT) + word.substring(head);
  }

  /** {@code URL} is {@code url}, and {@code HTTPError} is {@code httpError}. */
  private static String decapitalised(String word) {
    int head = isUpper(word) ? word.length() : humps(word).get(0).length();
    return lower(word.substring(0, head)) + word.substring(head);
  }

  private static boolean isUpper(String word) {
    return word.equals(word.toUpperCase(Locale.ROOT));
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }
}
