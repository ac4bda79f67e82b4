package dev.retryevents.processor.model;

/** A value that a message shows or selects on: a component, as one function reads it. */
public sealed interface Subject {

  /** The component it comes from. */
  Component component();

  /** A text, an enum by its wire spelling, or a boolean, as it is. */
  record Word(Component component) implements Subject {}

  /** An integer. */
  record Whole(Component component) implements Subject {}

  /** A double. */
  record Fraction(Component component) implements Subject {}

  /** Whole seconds of a number of milliseconds, rounded up; 0 if it is missing. */
  record Seconds(Component component) implements Subject {}
}
