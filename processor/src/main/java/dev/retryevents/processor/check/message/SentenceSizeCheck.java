package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.template.Message;

/** Reports messages whose code would not fit into a method. */
final class SentenceSizeCheck {

  /** A value or a key takes up to 30 bytes of code, and a method has 65,535 (JVMS 4.7.3). */
  private static final int PARTS = 2_000;

  private SentenceSizeCheck() {}

  static void check(Origin origin, Message message, Findings findings) {
    int parts = message.patterns().stream().mapToInt(pattern -> pattern.parts().size()).sum();
    if (message instanceof Message.SelectMessage select) {
      parts += select.variants().stream().mapToInt(variant -> variant.keys().size()).sum();
    }
    if (parts > PARTS) {
      findings.add(
          Code.TooLong,
          origin,
          "the message has "
              + parts
              + " parts and keys where a Java method has room for "
              + PARTS
              + "; say it in fewer words");
    }
  }
}
