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

  /** Whether a value may be missing, for either reason. */
  public boolean mayBeMissing() {
    return this != REQUIRED;
  }

  /** Whether the member itself need not be there. */
  public boolean mayBeAbsent() {
    return this == OPTIONAL || this == OPTIONAL_NULLABLE;
  }

  /** Whether null says something that absence does not. */
  public boolean mayBeNull() {
    return this == NULLABLE || this == OPTIONAL_NULLABLE;
  }

  /** Whether there are two ways to be missing, which must not become one. */
  public boolean tellsNullFromAbsent() {
    return this == OPTIONAL_NULLABLE;
  }
}
