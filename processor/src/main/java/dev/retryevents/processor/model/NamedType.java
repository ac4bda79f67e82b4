package dev.retryevents.processor.model;

import java.util.List;

/** A type that the rows reach in the schema, generated beside the events. */
public sealed interface NamedType {

  /** Its Java name, unique in the package. */
  String name();

  /** Where it stands in the bundle: {@code #/$defs/SourceRange}. */
  String pointer();

  /** The schema's description, empty if there is none; any text. */
  String description();

  /** An object with members. */
  record RecordType(String name, String pointer, String description, List<Component> components)
      implements NamedType {

    /** Copies the list. */
    public RecordType {
      components = List.copyOf(components);
    }
  }

  /**
   * A vocabulary of strings.
   *
   * @param open whether values that are not listed are valid and kept
   */
  record EnumType(
      String name, String pointer, String description, boolean open, List<Constant> constants)
      implements NamedType {

    /** Copies the list. */
    public EnumType {
      constants = List.copyOf(constants);
    }
  }

  /**
   * A value of a vocabulary.
   *
   * @param name the name of the Java constant, unique in its type
   * @param wire its spelling in JSON, any text
   */
  record Constant(String name, String wire) {}

  /**
   * One of several objects, told apart by a member with a constant value.
   *
   * @param discriminator the JSON name of that member
   * @param arms the objects; the discriminator is none of their components
   */
  record UnionType(
      String name, String pointer, String description, String discriminator, List<Arm> arms)
      implements NamedType {

    /** Copies the list. */
    public UnionType {
      arms = List.copyOf(arms);
    }
  }

  /**
   * An arm of a union.
   *
   * @param tag the value of the discriminator, any text
   * @param record the object; nested in the union under its name
   */
  record Arm(String tag, RecordType record) {}
}
