package dev.retryevents.event;

import java.text.Normalizer;
import org.jspecify.annotations.Nullable;

/** Compares carried text with the keys of a message. */
public final class TextKey {

  private TextKey() {}

  /**
   * Whether {@code carried} is the text of a key, in whatever Unicode normalization form it comes:
   * MessageFormat 2 compares keys in form C (LDML 48.2, part 9, pattern selection).
   *
   * @param carried the text; null matches no key
   * @param key the key, in normalization form C
   * @return whether the two are the same text
   */
  public static boolean matches(@Nullable String carried, String key) {
    if (key.equals(carried)) {
      return true;
    }
    // Nearly all text is in form C as it stands, which is found out without a copy.
    return carried != null
        && !Normalizer.isNormalized(carried, Normalizer.Form.NFC)
        && Normalizer.normalize(carried, Normalizer.Form.NFC).equals(key);
  }
}
