package dev.retryevents.harness.errors.retry;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** What is said of a failure in one line: its own words, and the words of what began it. */
public final class FailureDetails {

  private FailureDetails() {}

  /**
   * Describes a failure: its message, or the simple name of its class where it has none; then, if
   * something else began it, that in brackets, by class and message.
   *
   * <p>{@code wrapper [UnknownHostException: api.example]}, {@code wrapper [IOException]}, {@code
   * IllegalStateException}.
   *
   * @param failure what went wrong
   * @return the description; never blank
   */
  public static String of(Throwable failure) {
    String own = isSilent(failure) ? nameOf(failure.getClass()) : wordsOf(failure);
    Throwable root = rootOf(failure);
    if (root == failure) {
      return own;
    }
    String name = nameOf(root.getClass());
    return own + (isSilent(root) ? " [" + name + "]" : " [" + name + ": " + wordsOf(root) + "]");
  }

  /** The simple name; an anonymous class is named after the nearest class above that has one. */
  static String nameOf(Class<?> type) {
    return type.isAnonymousClass() ? nameOf(type.getSuperclass()) : type.getSimpleName();
  }

  private static boolean isSilent(Throwable failure) {
    return failure.getMessage() == null || failure.getMessage().isBlank();
  }

  private static String wordsOf(Throwable failure) {
    return String.valueOf(failure.getMessage());
  }

  /** The end of the chain of causes; in a chain that bites its tail, the last before the bite. */
  private static Throwable rootOf(Throwable failure) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Throwable root = failure;
    Throwable cause = failure;
    while (cause != null && seen.add(cause)) {
      root = cause;
      cause = cause.getCause();
    }
    return root;
  }
}
