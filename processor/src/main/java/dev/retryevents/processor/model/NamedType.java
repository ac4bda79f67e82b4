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

  /**
   * An object with members.
   *
   * @param rules what is asked of it as a whole
   */
  record RecordType(
      String name,
      String pointer,
      String description,
      List<Component> components,
      RecordRules rules)
      implements NamedType {

    /** Copies the list. */
    public RecordType {
      components = List.copyOf(components);
    }

    /** An object of which nothing is asked as a whole. */
    public RecordType(String name, String pointer, String description, List<Component> components) {
      this(name, pointer, description, components, RecordRules.NONE);
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

  /**
   * One of several values, told apart by their types in JSON.
   *
   * @param alternatives the types, in the order of {@link JsonKind}, at least two, each at most
   *     once
   */
  record TypeUnion(String name, String pointer, String description, List<Alternative> alternatives)
      implements NamedType {

    /** Copies the list. */
    public TypeUnion {
      alternatives = List.copyOf(alternatives);
    }
  }

  /**
   * An alternative of a union of types.
   *
   * @param kind the type in JSON
   * @param record a record with one required component, which is the value itself and no member;
   *     nested in the union under its name: {@code OfInteger}
   */
  record Alternative(JsonKind kind, RecordType record) {

    /** The one component. */
    public Component value() {
      return record.components().get(0);
    }
  }

  /**
   * A definition that Java can name only by a record around its value: a list or map that contains
   * itself, or JSON that is kept as it is.
   *
   * @param value the one component of the record, required: the value itself and no member
   */
  record WrapperType(String name, String pointer, String description, Component value)
      implements NamedType {}
}
