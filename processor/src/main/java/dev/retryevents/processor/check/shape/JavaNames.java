package dev.retryevents.processor.check.shape;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Makes Java names of the names in a schema: split into words, join, and only then keep clear of
 * what Java reserves. The same name in gives the same name out, whatever stands beside it.
 */
public final class JavaNames {

  /** What a name gets that Java keeps for itself. */
  private static final String SUFFIX = "Value";

  private JavaNames() {}

  /** The name of a record component: {@code min-lines} is {@code minLines}. */
  public static String component(String wire) {
    List<String> words = NameWords.of(wire);
    String name = decapitalised(words.get(0)) + capitalised(words, 1);
    return free(startable(name), ReservedNames::isNoComponent);
  }

  /** A name that differs from {@code component}, for one that something else in the record has. */
  public static String beside(String component) {
    return component + SUFFIX;
  }

  /** The name of a type: {@code rate_limit} is {@code RateLimit}. */
  public static String type(String definition) {
    return visible(startable(capitalised(NameWords.of(definition), 0)));
  }

  /** The name of a type, out of the way of those that generated code has inside or sees. */
  static String visible(String name) {
    String visible = free(name, ReservedNames::hidesJavaLang);
    boolean inside = ReservedNames.isNested(visible) || ReservedNames.isBuilder(visible);
    return inside || ReservedNames.isCodec(visible) ? visible + SUFFIX : visible;
  }

  /** The name of an enum constant: {@code inProgress} is {@code IN_PROGRESS}. */
  public static String constant(String wire) {
    return startable(
        NameWords.of(wire).stream()
            .flatMap(word -> NameWords.humps(word).stream())
            .map(word -> word.toUpperCase(Locale.ROOT))
            .collect(Collectors.joining("_")));
  }

  /** Whether a method of that name can be the accessor of a record component. */
  public static boolean isComponent(String method) {
    return !ReservedNames.isOfEveryObject(method);
  }

  /** Whether {@code name} can be the name of a top-level type (JLS 3.8, 3.9). */
  public static boolean isTypeName(String name) {
    return !name.isEmpty()
        && Character.isJavaIdentifierStart(name.codePointAt(0))
        && name.codePoints().allMatch(Character::isJavaIdentifierPart)
        && !ReservedNames.isKeyword(name)
        && !ReservedNames.isNoType(name);
  }

  /** Whether the name is kept for the codec of another type. */
  public static boolean isCodec(String name) {
    return ReservedNames.isCodec(name);
  }

  /** Whether a type of that name would hide one of java.lang that generated code needs. */
  public static boolean hidesJavaLang(String name) {
    return ReservedNames.hidesJavaLang(name);
  }

  /** The name without its unit: {@code estimatedDelayMs} is {@code estimatedDelay}. */
  public static String withoutMs(String component) {
    String name = component.substring(0, component.length() - 2);
    return free(name, ReservedNames::isNoComponent);
  }

  private static String free(String name, Predicate<String> isReserved) {
    return isReserved.test(name) || ReservedNames.isKeyword(name) ? name + SUFFIX : name;
  }

  private static String startable(String name) {
    return Character.isJavaIdentifierStart(name.codePointAt(0)) && !name.equals("_")
        ? name
        : "_" + name;
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
    int head = isUpper(word) ? word.length() : NameWords.humps(word).get(0).length();
    return lower(word.substring(0, head)) + word.substring(head);
  }

  private static boolean isUpper(String word) {
    return word.equals(word.toUpperCase(Locale.ROOT));
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }
}
