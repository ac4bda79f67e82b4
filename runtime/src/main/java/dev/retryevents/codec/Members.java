package dev.retryevents.codec;

import dev.retryevents.event.Presence;
import dev.retryevents.event.PrintableText;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonVocabulary;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is to be done about the members of any object: none may repeat, some must be there, and
 * those that the schema does not know are moved over or kept.
 *
 * <p>Which members were seen is a set of bits, the least for the first name of the vocabulary.
 */
public final class Members {

  private static final JsonObject NONE = new JsonObject(Map.of());

  private Members() {}

  /**
   * Notes that a member was seen.
   *
   * @param in the input, which has read its name
   * @param names the names of the object
   * @param seen the members seen before
   * @param member the index of the member, less than 64
   * @return the members seen now
   */
  public static long see(JsonInput in, JsonVocabulary names, long seen, int member) {
    long bit = 1L << member;
    if ((seen & bit) != 0) {
      in.rejectRepeated(names.words().get(member));
    }
    return seen | bit;
  }

  /**
   * Notes that a member of a large object was seen.
   *
   * @param in the input, which has read its name
   * @param names the names of the object
   * @param seen the members seen before, 64 an element; changed
   * @param member the index of the member
   */
  public static void see(JsonInput in, JsonVocabulary names, long[] seen, int member) {
    seen[member >> 6] = see(in, names, seen[member >> 6], member, member & 63);
  }

  private static long see(JsonInput in, JsonVocabulary names, long seen, int member, int bit) {
    if ((seen & 1L << bit) != 0) {
      in.rejectRepeated(names.words().get(member));
    }
    return seen | 1L << bit;
  }

  /**
   * Rejects the end of an object that lacks members.
   *
   * @param in the input, in front of the end
   * @param names the names of the object
   * @param seen the members that are there
   * @param required the members that must be
   */
  public static void require(JsonInput in, JsonVocabulary names, long seen, long required) {
    require(in, names, seen, required, 0);
  }

  /**
   * Rejects the end of a large object that lacks members.
   *
   * @param in the input, in front of the end
   * @param names the names of the object
   * @param seen the members that are there, 64 an element
   * @param required the members that must be, 64 an argument
   */
  public static void require(JsonInput in, JsonVocabulary names, long[] seen, long... required) {
    for (int i = 0; i < required.length; i++) {
      require(in, names, seen[i], required[i], 64 * i);
    }
  }

  private static void require(
      JsonInput in, JsonVocabulary names, long seen, long required, int first) {
    for (long missing = required & ~seen; missing != 0; missing &= missing - 1) {
      in.rejectMissing(names.words().get(first + Long.numberOfTrailingZeros(missing)));
    }
  }

  /**
   * Rejects a member that the schema refuses, and moves over it.
   *
   * @param in the input, before the name
   */
  public static void refuse(JsonInput in) {
    String name = in.nextName();
    StringBuilder found = new StringBuilder("a member ");
    PrintableText.append(found, name);
    in.reject(in.offset(), "no other members than the schema's", found.toString());
    in.skipValue();
  }

  /**
   * Moves over a member that the schema does not know.
   *
   * @param in the input, in front of its name
   * @param others the names of those before it, or null if it is the first
   * @return the names now
   */
  public static Set<String> skip(JsonInput in, @Nullable Set<String> others) {
    Set<String> names = others == null ? new HashSet<>() : others;
    String name = in.nextName();
    if (!names.add(name)) {
      in.rejectRepeated(name);
    }
    in.skipValue();
    return names;
  }

  /**
   * Keeps a member that the schema does not know.
   *
   * @param in the input, in front of its name
   * @param others those before it, or null if it is the first
   * @return the members now
   */
  public static Map<String, JsonValue> keep(JsonInput in, @Nullable Map<String, JsonValue> others) {
    Map<String, JsonValue> members = others == null ? new LinkedHashMap<>() : others;
    String name = in.nextName();
    if (members.containsKey(name)) {
      in.rejectRepeated(name);
    }
    members.put(name, JsonValue.read(in));
    return members;
  }

  /**
   * The members that were kept, as a record holds them.
   *
   * @param others the members, or null if there are none
   * @return the members
   */
  public static JsonObject kept(@Nullable Map<String, JsonValue> others) {
    return others == null ? NONE : new JsonObject(others);
  }

  /**
   * Writes members that were kept, behind those that the schema knows.
   *
   * @param out the output, within the object
   * @param names the names that the schema knows
   * @param others the members
   * @throws IllegalArgumentException if the schema knows one of them
   */
  public static void write(JsonOutput out, JsonVocabulary names, JsonObject others) {
    others
        .members()
        .forEach(
            (name, value) -> {
              if (names.words().contains(name)) {
                throw new IllegalArgumentException(
                    "among the unknown members is one that the schema knows: " + name);
              }
              out.name(name).value(value);
            });
  }

  /**
   * The presence of a member whose absence and null mean different things.
   *
   * @param <T> the type of its value
   * @param there whether the member was there
   * @param value its value; null if it was null or not there
   * @return the presence
   */
  public static <T> Presence<T> presence(boolean there, @Nullable T value) {
    if (value != null) {
      return Presence.of(value);
    }
    return there ? Presence.ofNull() : Presence.absent();
  }
}
