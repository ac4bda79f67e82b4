package dev.retryevents.processor.check.shape;

import java.util.Set;

/** The names that are spoken for, by the language or by generated code. */
final class ReservedNames {

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

  /** What a record with more components than Java allows has inside, which is then a class. */
  private static final String BUILDER = "Builder";

  /** What the name of a type has behind it in that of its codec. */
  private static final String CODEC = "Codec";

  private ReservedNames() {}

  /** Whether nothing can have the name. */
  static boolean isKeyword(String name) {
    return KEYWORDS.contains(name);
  }

  /** Whether every object has a method of that name. */
  static boolean isOfEveryObject(String name) {
    return OF_OBJECT.contains(name);
  }

  /** Whether no component of a generated record can have the name. */
  static boolean isNoComponent(String name) {
    return isOfEveryObject(name) || PACKAGES.contains(name);
  }

  /** Whether no type beside generated ones can have the name. */
  static boolean isNoType(String name) {
    return NO_TYPE.contains(name) || isNested(name);
  }

  /** Whether the name is kept for the codec of another type. */
  static boolean isCodec(String name) {
    return name.endsWith(CODEC) && name.length() > CODEC.length();
  }

  /** Whether types of a schema have the name inside, if they are as wide as only classes can be. */
  static boolean isBuilder(String name) {
    return name.equals(BUILDER);
  }

  /** Whether generated types have the name inside. */
  static boolean isNested(String name) {
    return NESTED.contains(name);
  }

  /** Whether a type of that name would hide one of java.lang that generated code needs. */
  static boolean hidesJavaLang(String name) {
    return HIDES_JAVA_LANG.contains(name);
  }
}
