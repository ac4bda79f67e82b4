package dev.retryevents.processor.oracle;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Values as the validator takes them. Numbers have one form each, exact: the validator compares
 * their spellings where the specification compares their values.
 */
final class JacksonTree {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final int INT_BITS = 31;
  private static final int LONG_BITS = 63;

  private JacksonTree() {}

  static JsonNode of(JsonValue value) {
    if (value instanceof JsonObject object) {
      ObjectNode node = NODES.objectNode();
      object.members().forEach((name, member) -> node.set(name, of(member)));
      return node;
    } else if (value instanceof JsonArray array) {
      ArrayNode node = NODES.arrayNode();
      array.elements().forEach(element -> node.add(of(element)));
      return node;
    } else if (value instanceof JsonString text) {
      return NODES.stringNode(text.value());
    } else if (value instanceof JsonNumber number) {
      return of(number.toBigDecimal().stripTrailingZeros());
    } else if (value instanceof JsonBoolean truth) {
      return NODES.booleanNode(truth.value());
    }
    return NODES.nullNode();
  }

  private static JsonNode of(BigDecimal number) {
    if (number.scale() > 0) {
      return NODES.numberNode(number);
    }
    BigInteger integer = number.toBigIntegerExact();
    if (integer.bitLength() <= INT_BITS) {
      return NODES.numberNode(integer.intValue());
    }
    return integer.bitLength() <= LONG_BITS
        ? NODES.numberNode(integer.longValue())
        : NODES.numberNode(integer);
  }
}
