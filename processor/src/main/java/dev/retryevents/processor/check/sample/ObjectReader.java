package dev.retryevents.processor.check.sample;

import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.Value;
import dev.retryevents.processor.schema.SchemaPointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads JSON objects as records, arms of unions and words of vocabularies. */
final class ObjectReader {

  private final ValueReader values;
  private final Shapes shapes;

  ObjectReader(ValueReader values, Shapes shapes) {
    this.values = values;
    this.shapes = shapes;
  }

  /** A value of a named type. */
  Read named(JsonValue json, String name, String pointer) {
    NamedType type = shapes.find(name).orElseThrow();
    if (type instanceof NamedType.EnumType vocabulary) {
      return ValueReader.word(json, vocabulary, pointer);
    }
    if (!(json instanceof JsonObject object)) {
      return ValueReader.wrongKind("an object", json, pointer);
    }
    if (type instanceof NamedType.RecordType record) {
      List<Value> members = new ArrayList<>();
      return members(object, record.components(), Set.of(), pointer, members)
          .map(fault -> (Read) new Read.Unfit(fault))
          .orElseGet(() -> new Read.Fits(new Value.Composite(record, members)));
    }
    return arm(object, (NamedType.UnionType) type, pointer);
  }

  private Read arm(JsonObject object, NamedType.UnionType union, String pointer) {
    JsonValue tag = object.members().get(union.discriminator());
    List<String> tags = union.arms().stream().map(NamedType.Arm::tag).toList();
    Optional<NamedType.Arm> arm =
        union.arms().stream()
            .filter(one -> tag instanceof JsonString text && text.value().equals(one.tag()))
            .findFirst();
    if (arm.isEmpty()) {
      return Read.unfit(
          pointer,
          "needs a "
              + Wording.quoted(union.discriminator())
              + " that is one of "
              + Wording.list(tags));
    }
    List<Value> members = new ArrayList<>();
    return members(
            object,
            arm.get().record().components(),
            Set.of(union.discriminator()),
            pointer,
            members)
        .map(fault -> (Read) new Read.Unfit(fault))
        .orElseGet(() -> new Read.Fits(new Value.ArmValue(union, arm.get(), members)));
  }

  /**
   * Reads the members of {@code object} into {@code into}, one value a component; gives the first
   * fault instead.
   *
   * @param others members that are no components and still have their place
   */
  Optional<SampleFault> members(
      JsonObject object,
      List<Component> components,
      Set<String> others,
      String pointer,
      List<Value> into) {
    List<String> known = components.stream().map(Component::wire).toList();
    for (String name : object.members().keySet()) {
      if (!known.contains(name) && !others.contains(name)) {
        return Optional.of(
            new SampleFault(
                pointer,
                "has a member "
                    + Wording.quoted(name)
                    + " that the schema has not"
                    + Wording.didYouMean(name, known)));
      }
    }
    for (Component component : components) {
      Read read = member(object.members(), component, pointer);
      if (!(read instanceof Read.Fits fits)) {
        return Optional.of(((Read.Unfit) read).fault());
      }
      into.add(fits.value());
    }
    return Optional.empty();
  }

  private Read member(Map<String, JsonValue> members, Component component, String pointer) {
    JsonValue json = members.get(component.wire());
    Presence presence = component.presence();
    if (json == null) {
      return presence.mayBeAbsent()
          ? new Read.Fits(new Value.Absent())
          : Read.unfit(pointer, "lacks its required member " + Wording.quoted(component.wire()));
    }
    if (json instanceof JsonNull && presence.mayBeNull()) {
      return new Read.Fits(new Value.Null());
    }
    return values.read(
        json,
        component.type(),
        component.bounds(),
        pointer + "/" + SchemaPointer.escape(component.wire()));
  }
}
