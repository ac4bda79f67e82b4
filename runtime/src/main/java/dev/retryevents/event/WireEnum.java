package dev.retryevents.event;

/** A value of a vocabulary, closed or open, that knows its spelling on the wire. */
public interface WireEnum {

  /** {@return the value as JSON spells it} */
  String wire();
}
