package dev.retryevents.json;

import org.jspecify.annotations.Nullable;

/**
 * One JSON text as generated code reads it: token by token, from whatever parser stands behind.
 *
 * <p>{@link #peek()} tells what stands next; the other methods read it, and throw {@link
 * JsonException} where the text is not JSON or not what was asked for. {@link JsonReader} reads
 * UTF-8 bytes.
 *
 * <p>An input may collect faults instead of throwing the first. Then a method that finds another
 * value than it was asked for moves over it and returns a stand-in (0, false, the empty text, the
 * first of the known strings, an object without members), and {@link #faults()} grows: what is read
 * after that is not to be used.
 */
public interface JsonInput {

  /** {@return what stands next} */
  JsonToken peek();

  /** {@return the number of bytes before the next token; -1 if the parser does not tell} */
  int offset();

  /** Reads the opening brace of an object. */
  void beginObject();

  /** Reads the closing brace of an object. */
  void endObject();

  /** Reads the opening bracket of an array. */
  void beginArray();

  /** Reads the closing bracket of an array. */
  void endArray();

  /** {@return whether the object or the array that is being read goes on} */
  boolean hasNext();

  /** {@return the name of a member, which is read} */
  String nextName();

  /**
   * Reads the name of a member if it is one of {@code known}.
   *
   * @param known the names
   * @param expected the index of the name to try first, which costs least
   * @return the index of the name; or {@link JsonVocabulary#UNKNOWN}, and then the name is still to
   *     be read; or {@link JsonVocabulary#NO_NAME} where the object ends
   */
  int nextName(JsonVocabulary known, int expected);

  /** {@return the value of a string, which is read} */
  String nextString();

  /**
   * Reads a string if it is one of {@code known}.
   *
   * @param known the strings
   * @return the index of the string; or {@link JsonVocabulary#UNKNOWN}, and then it is still to be
   *     read
   */
  int nextString(JsonVocabulary known);

  /** {@return the value of true or false, which is read} */
  boolean nextBoolean();

  /** Reads null. */
  void nextNull();

  /** {@return an integer that fits into a long, which is read; 2000.0 and 2e3 are integers} */
  long nextLong();

  /** {@return an integer that fits into an int, read as {@link #nextLong()} does} */
  int nextInt();

  /** {@return the double nearest to a number, which is read; one beyond all doubles is a fault} */
  double nextDouble();

  /** {@return the text of a number of any size, exactly as written, which is read} */
  String nextNumber();

  /**
   * Looks ahead for the tag of a union, and reads nothing.
   *
   * @param name the name of a member of the object that stands next
   * @return the value of its first member of that name; null if there is none, if it is no string,
   *     or if no object stands next
   */
  @Nullable String peekMember(String name);

  /** Moves over a value with all it contains, as strictly as if it were read. */
  void skipValue();

  /** Reads the end of the text: nothing but white space may follow its value. */
  void end();

  /**
   * Reports that the value read last breaks its schema. Which one that was costs nothing to know.
   *
   * @param expected what the schema asks for, as in {@code at least 1}
   * @param found what was there instead, as in {@code 0}
   * @throws JsonException unless faults are collected
   */
  void reject(String expected, String found);

  /**
   * Reports that a value that was read before others breaks its schema.
   *
   * @param offset what {@link #offset()} was before it
   * @param expected what the schema asks for, as in {@code at least 1}
   * @param found what was there instead, as in {@code 0}
   * @throws JsonException unless faults are collected
   */
  void reject(int offset, String expected, String found);

  /**
   * Reports that the object being read ends without a member; asked before {@link #endObject()}.
   *
   * @param name the name of the member
   * @throws JsonException unless faults are collected
   */
  void rejectMissing(String name);

  /**
   * Reports that the member whose name was just read stands in its object for the second time.
   *
   * @param name the name of the member
   * @throws JsonException unless faults are collected
   */
  void rejectRepeated(String name);

  /** {@return how many faults were collected; always 0 where the first one is thrown} */
  int faults();
}
