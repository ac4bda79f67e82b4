package dev.retryevents.processor.model;

/** Whether a member must be there, and whether it may be null. */
public enum Presence {
  /** Always there, never null. */
  REQUIRED,
  /** Always there, perhaps null: null means something. */
  NULLABLE,
  /** Perhaps absent; a null is read as absent. */
  OPTIONAL,
  /** Perhaps absent, perhaps null, and the two mean different things. */
  OPTIONAL_NULLABLE;

  /** Whether a value may be missing. */
  public boolean mayBeMissing() {
    return this != REQUIRED;
  }
}
