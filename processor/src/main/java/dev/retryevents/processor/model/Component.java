package dev.retryevents.processor.model;

import java.util.Optional;

/**
 * A component of a generated record that comes from the schema.
 *
 * @param name its Java name: a legal record component, unique in its record
 * @param wire its name in JSON
 * @param type what it holds
 * @param presence whether it must be there
 * @param bounds what the schema asks of it
 * @param description the schema's description, empty if there is none; any text
 * @param time a second accessor in a type of {@code java.time}, where the name says that the number
 *     is one
 */
public record Component(
    String name,
    String wire,
    ValueType type,
    Presence presence,
    Bounds bounds,
    String description,
    Optional<TimeAccessor> time) {

  /** The same component under another Java name. */
  public Component named(String other) {
    return new Component(other, wire, type, presence, bounds, description, time);
  }

  /** The same component with, or without, a second accessor. */
  public Component withTime(Optional<TimeAccessor> accessor) {
    return new Component(name, wire, type, presence, bounds, description, accessor);
  }
}
