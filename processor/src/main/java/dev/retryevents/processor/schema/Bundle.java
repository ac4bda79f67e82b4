package dev.retryevents.processor.schema;

import java.util.Map;

/**
 * A JSON Schema bundle: definitions under one root.
 *
 * @param resource the name under which the bundle was found
 * @param root the whole file as a schema; what it has beside keywords is listed there as unknown
 * @param anchors the names that its schemas have beside their pointers
 */
public record Bundle(String resource, SchemaNode root, Anchors anchors) {

  /** The bundle of that file. */
  public Bundle(String resource, SchemaNode root) {
    this(resource, root, Anchors.of(root));
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

  /** The node that the reference of {@code node} names, whatever that refers to in turn. */
  public Resolution step(SchemaNode node) {
    return Resolution.target(this, node.place().pointer(), node.ref().orElseThrow());
  }
}
