package dev.retryevents.processor.check.sample;

import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.RecordRules;
import dev.retryevents.processor.model.Value;
import dev.retryevents.processor.schema.SchemaPointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads JSON as a value of a named type: a record, an arm of a union, a word of a vocabulary. */
final class ObjectReader {

  private final ValueReader values;
  private final Shapes shapes;

  ObjectReader(ValueReader values, Shapes shapes) {
    this.values = values;
    this.shapes = shapes;
  }

  /** A value of the type of that name. */
  Read<Value> named(JsonValue json, String name, String pointer) {
    NamedType type = shapes.find(name).orElseThrow();
    if (type instanceof NamedType.EnumType vocabulary) {
      return ScalarReader.word(json, vocabulary, pointer);
    }
    if (type instanceof NamedType.TypeUnion union) {
      return alternative(json, union, pointer);
    }
    if (type instanceof NamedType.WrapperType wrapper) {
      Component value = wrapper.value();
      return values
          .read(json, value.type(), value.bounds(), pointer)
          .map(read -> new Value.Wrapped(wrapper, read));
    }
    if (!(json instanceof JsonObject object)) {
      return ScalarReader.wrongKind("an object", json, pointer);
    }
    if (type instanceof NamedType.RecordType record) {
      return members(object, record.components(), record.rules(), Set.of(), pointer)
          .map(members -> new Value.Composite(record, members));
    }
    return arm(object, (NamedType.UnionType) type, pointer);
  }

  private Read<Value> alternative(JsonValue json, NamedType.TypeUnion union, String pointer) {
    for (NamedType.Alternative one : union.alternatives()) {
      if (JsonKinds.is(json, one.kind())) {
        Component value = one.value();
        return values
            .read(json, value.type(), value.bounds(), pointer)
            .map(read -> new Value.AlternativeValue(union, one, read));
      }
    }
    List<String> kinds = union.alternatives().stream().map(one -> one.kind().words()).toList();
    return ScalarReader.wrongKind(String.join(" or ", kinds), json, pointer);
  }

  private Read<Value> arm(JsonObject object, NamedType.UnionType union, String pointer) {
    JsonValue tag = object.members().get(union.discriminator());
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
              + Wording.list(union.arms().stream().map(NamedType.Arm::tag).toList()));
    }
    List<Component> components = arm.get().record().components();
    RecordRules rules = arm.get().record().rules();
    return members(object, components, rules, Set.of(union.discriminator()), pointer)
        .map(members -> new Value.ArmValue(union, arm.get(), members));
  }

  /**
   * The members of {@code object}: one value a component, in their order.
   *
   * @param rules what is asked of them together
   * @param others members that are no components and still have their place
   */
  Read<List<Value>> members(
      JsonObject object,
      List<Component> components,
      RecordRules rules,
      Set<String> others,
      String pointer) {
    List<String> known = components.stream().map(Component::wire).toList();
    for (String name : object.members().keySet()) {
      if (!known.contains(name) && !others.contains(name)) {
        return Read.unfit(
            pointer,
            "has a member "
                + Wording.quoted(name)
                + " that the schema has not"
                + Wording.didYouMean(name, known));
      }
    }
    List<Value> members = new ArrayList<>();
    for (Component component : components) {
      Read<Value> read = member(object, component, pointer);
      if (!(read instanceof Read.Fits<Value> fits)) {
        return read.map(List::of);
      }
      members.add(fits.value());
    }
    return DependencyCheck.of(object, rules)
        .<Read<List<Value>>>map(fault -> Read.unfit(pointer, fault))
        .orElseGet(() -> Read.of(members));
  }

  private Read<Value> member(JsonObject object, Component component, String pointer) {
    JsonValue json = object.get(component.wire());
    if (json == null) {
      return component.presence().mayBeAbsent()
          ? Read.of(new Value.Absent())
          : Read.unfit(pointer, "lacks its required member " + Wording.quoted(component.wire()));
    }
    if (json instanceof JsonNull && component.presence().mayBeNull()) {
      return Read.of(new Value.Null());
    }
    String at = pointer + "/" + SchemaPointer.escape(component.wire());
    return values.read(json, component.type(), component.bounds(), at);
  }
}
