package dev.retryevents.annotation;

/** What codecs do about members of objects that the schema does not know. */
public enum UnknownMembers {
  /** They are moved over, as strictly as if they were read. */
  IGNORE,
  /**
   * They are kept: each record has one more component, {@code unknownMembers}, and what it holds is
   * written back behind the other members.
   */
  KEEP
}
