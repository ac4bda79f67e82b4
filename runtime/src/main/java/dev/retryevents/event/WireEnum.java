package dev.retryevents.event;

/** A value of a closed vocabulary, with its spelling on the wire. */
public interface WireEnum {

  /** {@return the value as JSON spells it} */
  String wire();
}
