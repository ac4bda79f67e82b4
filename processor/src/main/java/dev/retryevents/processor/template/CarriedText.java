package dev.retryevents.processor.template;

import dev.retryevents.event.PrintableText;

/** How text that comes from outside is shown inside a line of contract text. */
public interface CarriedText {

  /** Text as the runtime shows it: one printable line. */
  CarriedText PRINTABLE =
      new CarriedText() {
        @Override
        public void append(StringBuilder out, String carried) {
          PrintableText.append(out, carried);
        }

        @Override
        public void appendBeforeStop(StringBuilder out, String carried) {
          PrintableText.appendBeforeStop(out, carried);
        }
      };

  void append(StringBuilder out, String carried);

  /** Appends text that a full stop of the template follows, so that none is doubled. */
  void appendBeforeStop(StringBuilder out, String carried);
}
