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
 * @param calls the classes of the selected methods and requests
 * @param errors the table of errors, if it is wanted and has rows
 * @param keeping whether records keep the members that the schema does not know
 * @param types every type that was selected or is reached, sorted by name
 */
public record WireContract(
    String packageName,
    String holder,
    String schema,
    Optional<Notifications> notifications,
    List<Calls> calls,
    List<ErrorRow> errors,
    boolean keeping,
    List<NamedType> types) {

  /** Copies the lists. */
  public WireContract {
    calls = List.copyOf(calls);
    errors = List.copyOf(errors);
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

  /**
   * Methods that become the constants of a class.
   *
   * @param name the name of the class
   * @param words what they are, in words that follow {@code the}
   * @param calls the methods, sorted by name
   */
  public record Calls(String name, String words, List<Call> calls) {

    /** Copies the list. */
    public Calls {
      calls = List.copyOf(calls);
    }
  }

  /**
   * A method that is called and answered.
   *
   * @param method its name, as the wire spells it; any text
   * @param constant the name of its constant, unique in its class
   * @param description the bundle's description, empty if there is none; any text
   * @param params the type of its parameters, if it has some
   * @param result the type of what answers it, if something does
   */
  public record Call(
      String method,
      String constant,
      String description,
      Optional<ValueType> params,
      Optional<ValueType> result) {}

  /**
   * A row of the table of errors.
   *
   * @param code the code
   * @param constant the name of its constant, unique among the rows
   * @param kind the kind; any text
   * @param overrideKinds the other kinds that errors of that code may say; any texts
   * @param retryable whether the same call may succeed later, if that is told
   */
  public record ErrorRow(
      long code,
      String constant,
      String kind,
      List<String> overrideKinds,
      Optional<Boolean> retryable) {

    /** Copies the list. */
    public ErrorRow {
      overrideKinds = List.copyOf(overrideKinds);
    }
  }
}
