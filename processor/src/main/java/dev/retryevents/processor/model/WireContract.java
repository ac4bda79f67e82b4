package dev.retryevents.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A wire model that the checks let through: all that the generators need, with nothing left to
 * decide.
 *
 * @param packageName the package of everything generated; empty for the unnamed one
 * @param holder the name of the type that carries the model
 * @param schema the resource name of the bundle
 * @param notifications the notifications, if some were selected
 * @param types every type that was selected or is reached, sorted by name
 */
public record WireContract(
    String packageName,
    String holder,
    String schema,
    Optional<Notifications> notifications,
    List<NamedType> types) {

  /** Copies the list. */
  public WireContract {
    types = List.copyOf(types);
  }

  /**
   * The notifications that have records.
   *
   * @param family the name of their interface
   * @param unknown the name of the record of all others
   * @param messages the notifications, sorted by method
   */
  public record Notifications(String family, String unknown, List<Message> messages) {

    /** Copies the list. */
    public Notifications {
      messages = List.copyOf(messages);
    }
  }
}
