package dev.retryevents.processor.template;

/** How text that comes from outside is shown inside a line of contract text. */
public interface CarriedText {

  void append(StringBuilder out, String carried);

  /** Appends text that a full stop of the template follows, so that none is doubled. */
  void appendBeforeStop(StringBuilder out, String carried);
}
