package dev.retryevents.event;

/** What kind of message an event is to the one who reads it. */
public enum MsgType {
  /** Work is about to begin. */
  STARTING,
  /** Work goes on, and says how far it is. */
  PROGRESSING,
  /** Work came to its end as intended. */
  COMPLETING,
  /** Work came to its end by a failure. */
  FAILING,
  /** The state of the work changed without an end: a retry, for example. */
  STATUS_UPDATE,
  /** Something that the work says, rather than something about it. */
  MESSAGE,
  /** A fault that is reported beside the work. */
  ERROR
}
