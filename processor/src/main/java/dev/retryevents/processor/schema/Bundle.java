package dev.retryevents.processor.schema;

import java.util.List;
import java.util.Map;

/**
 * A JSON Schema bundle: definitions, and the messages that use them.
 *
 * @param resource the name under which the bundle was found
 * @param root the whole file as a schema; what it has beside keywords is listed there as unknown
 * @param messages the methods, notifications and requests that the bundle lists, in file order
 */
public record Bundle(String resource, SchemaNode root, List<ProtocolMessage> messages) {

  public Bundle {
    messages = List.copyOf(messages);
  }

  /** What the bundle says about itself; empty if it says nothing. */
  public String description() {
    return root.description().orElse("");
  }

  /** The definitions by their names, in file order. */
  public Map<String, SchemaNode> definitions() {
    return root.definitions();
  }

  /**
   * What a row means by its type: the name of a definition, or a reference that begins with {@code
   * #}. A definition's name wins, whatever it looks like.
   */
  public Resolution find(String type) {
    SchemaNode definition = definitions().get(type);
    if (definition != null) {
      return resolve(definition);
    }
    return type.startsWith("#")
        ? Resolution.of(this, type)
        : new Resolution.Unresolvable(type, definitions().keySet());
  }

  /** The node that a node stands for: itself, or the end of its chain of references. */
  public Resolution resolve(SchemaNode node) {
    return Resolution.of(this, node);
  }
}
