package dev.retryevents.processor.model;

import java.util.List;

/**
 * What the schema asks of an object as a whole, beside what it asks of each member.
 *
 * @param closed whether members that are no components are refused ({@code additionalProperties:
 *     false}); otherwise they are valid
 * @param dependencies which members ask for others, sorted by the member that asks
 */
public record RecordRules(boolean closed, List<Dependency> dependencies) {

  /** No demands. */
  public static final RecordRules NONE = new RecordRules(false, List.of());

  /** Copies the list. */
  public RecordRules {
    dependencies = List.copyOf(dependencies);
  }

  /**
   * A member whose presence asks for others ({@code dependentRequired}). All are named as in JSON,
   * and all are components.
   *
   * @param member the member
   * @param needs the members that must be there if it is, each of which need not be otherwise
   */
  public record Dependency(String member, List<String> needs) {

    /** Copies the list. */
    public Dependency {
      needs = List.copyOf(needs);
    }
  }
}
