package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.schema.ContentHash;
import java.nio.charset.StandardCharsets;

/** The hash by which names are told apart. */
final class Sha256 {

  private Sha256() {}

  /** The hash of the text in UTF-8, as 64 digits. */
  static String hex(String text) {
    return ContentHash.of(text.getBytes(StandardCharsets.UTF_8));
  }
}
