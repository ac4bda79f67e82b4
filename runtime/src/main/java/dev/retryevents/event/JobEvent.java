package dev.retryevents.event;

/** An event in the life of a job. */
public interface JobEvent extends HumanReadable {

  /** {@return the job as it was when the event happened} */
  JobSnapshot snapshot();

  /** {@return a short heading for the event, the same for every event of its kind} */
  String title();

  /** {@return what kind of message the event is} */
  MsgType msgType();
}
