package dev.retryevents.processor.check.sample;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.Value;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.SchemaPointer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads JSON as a value of a type, and says where it does not fit. */
final class ValueReader {

  private final ObjectReader objects;

  ValueReader(Shapes shapes) {
    this.objects = new ObjectReader(this, shapes);
  }

  /** The reader of the objects among the values. */
  ObjectReader objects() {
    return objects;
  }

  /** The value of {@code type}, which stands at {@code pointer} in the sample. */
  Read<Value> read(JsonValue json, ValueType type, Bounds bounds, String pointer) {
    Read<Value> read = typed(json, type, bounds, pointer);
    Optional<String> fault =
        BoundsCheck.ofAllowed(json, bounds.allowed())
            .or(() -> parts(json).flatMap(all -> BoundsCheck.ofSize(all, bounds.size())));
    return read instanceof Read.Fits && fault.isPresent() ? Read.unfit(pointer, fault.get()) : read;
  }

  private static Optional<Collection<?>> parts(JsonValue json) {
    if (json instanceof JsonArray array) {
      return Optional.of(array.elements());
    }
    return json instanceof JsonObject object
        ? Optional.of(object.members().entrySet())
        : Optional.empty();
  }

  private Read<Value> typed(JsonValue json, ValueType type, Bounds bounds, String pointer) {
    if (type instanceof ValueType.Named named) {
      return objects.named(json, named.name(), pointer);
    } else if (type instanceof ValueType.ListOf list) {
      return list(json, list, pointer);
    } else if (type instanceof ValueType.MapOf map) {
      return map(json, map, pointer);
    } else if (type instanceof ValueType.AnyJson) {
      return Read.of(new Value.Json(json.toString(), false));
    } else if (type instanceof ValueType.AnyObject) {
      return json instanceof JsonObject
          ? Read.of(new Value.Json(json.toString(), true))
          : ScalarReader.wrongKind("an object", json, pointer);
    }
    return ScalarReader.read(json, type, bounds, pointer);
  }

  private Read<Value> list(JsonValue json, ValueType.ListOf type, String pointer) {
    if (!(json instanceof JsonArray array)) {
      return ScalarReader.wrongKind("an array", json, pointer);
    }
    List<Value> values = new ArrayList<>();
    for (JsonValue element : array.elements()) {
      String at = pointer + "/" + values.size();
      Read<Value> read = held(element, type.element(), type.nullable(), type.bounds(), at);
      if (!(read instanceof Read.Fits<Value> fits)) {
        return read;
      }
      values.add(fits.value());
    }
    return Read.of(new Value.Elements(values));
  }

  private Read<Value> map(JsonValue json, ValueType.MapOf type, String pointer) {
    if (!(json instanceof JsonObject object)) {
      return ScalarReader.wrongKind("an object", json, pointer);
    }
    Map<String, Value> values = new LinkedHashMap<>();
    for (Map.Entry<String, JsonValue> member : object.members().entrySet()) {
      String at = pointer + "/" + SchemaPointer.escape(member.getKey());
      Optional<String> fault = BoundsCheck.ofText(member.getKey(), type.names());
      if (fault.isPresent()) {
        return Read.unfit(at, "has a name that " + fault.get());
      }
      Read<Value> read = held(member.getValue(), type.value(), type.nullable(), type.bounds(), at);
      if (!(read instanceof Read.Fits<Value> fits)) {
        return read;
      }
      values.put(member.getKey(), fits.value());
    }
    return Read.of(new Value.Entries(values));
  }

  private Read<Value> held(
      JsonValue json, ValueType type, boolean nullable, Bounds bounds, String pointer) {
    return nullable && json instanceof JsonNull
        ? Read.of(new Value.Null())
        : read(json, type, bounds, pointer);
  }
}
