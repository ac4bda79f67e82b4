package dev.retryevents.processor.model;

import java.util.List;

/**
 * A row that the checks let through.
 *
 * @param record the name of its record
 * @param pointer where its definition stands in the bundle: {@code #/$defs/RateLimitRetryEvent}
 * @param title what {@code title()} answers
 * @param publishedFor when it is published, in words; may be empty
 * @param msgType the name of a constant of {@code dev.retryevents.event.MsgType}
 * @param description the schema's description of the definition, empty if there is none; any text
 * @param leading the components that come from the interface it extends, before the others
 * @param components the components from the schema, in the order of the schema
 * @param rules what the schema asks of those components together
 * @param sentence the message, ready to be written as code
 * @param samples the samples
 * @param sources how each signal of the row fills the record, one a signal
 */
public record Row(
    String record,
    String pointer,
    String title,
    String publishedFor,
    String msgType,
    String description,
    List<Leading> leading,
    List<Component> components,
    RecordRules rules,
    Sentence sentence,
    List<SampleCase> samples,
    List<SignalSource> sources) {

  /** Copies the lists. */
  public Row {
    leading = List.copyOf(leading);
    components = List.copyOf(components);
    samples = List.copyOf(samples);
    sources = List.copyOf(sources);
  }

  /** A row of whose components nothing is asked together. */
  public Row(
      String record,
      String pointer,
      String title,
      String publishedFor,
      String msgType,
      String description,
      List<Leading> leading,
      List<Component> components,
      Sentence sentence,
      List<SampleCase> samples,
      List<SignalSource> sources) {
    this(
        record,
        pointer,
        title,
        publishedFor,
        msgType,
        description,
        leading,
        components,
        RecordRules.NONE,
        sentence,
        samples,
        sources);
  }
}
