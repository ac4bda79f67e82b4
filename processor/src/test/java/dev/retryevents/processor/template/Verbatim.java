package dev.retryevents.processor.template;

/** Shows carried text as it is, but marks where a full stop of the template follows. */
enum Verbatim implements CarriedText {
  TEXT;

  @Override
  public void append(StringBuilder out, String carried) {
    out.append(carried);
  }

  @Override
  public void appendBeforeStop(StringBuilder out, String carried) {
    out.append(carried).append("<before stop>");
  }
}
