package dev.retryevents.processor.schema;

import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The names that schemas have beside their pointers: the identifiers of those that are resources of
 * their own, and anchors in them.
 *
 * <p>Source: JSON Schema 2020-12, Core, sections 8.2 and 9.2.
 *
 * @param bases the base URI of each resource by its pointer; the root of the bundle is one
 * @param resources the resources by their URIs
 * @param anchored schemas by the URI of their resource, {@code #}, and their anchor
 */
public record Anchors(
    Map<String, String> bases,
    Map<String, SchemaNode> resources,
    Map<String, SchemaNode> anchored) {

  /** The names in a bundle. */
  static Anchors of(SchemaNode root) {
    Anchors anchors = new Anchors(new TreeMap<>(), new HashMap<>(), new HashMap<>());
    anchors.bases.put("", "");
    anchors.resources.put("", root);
    anchors.collect(root, "");
    return anchors;
  }

  private void collect(SchemaNode node, String around) {
    String base =
        node.operands().get(Keyword.ID) instanceof Operand.Text id
            ? absolute(around, id.text())
            : around;
    if (node.has(Keyword.ID)) {
      bases.put(node.place().pointer(), base);
      resources.putIfAbsent(base, node);
    }
    for (Keyword keyword : List.of(Keyword.ANCHOR, Keyword.DYNAMIC_ANCHOR)) {
      if (node.operands().get(keyword) instanceof Operand.Text anchor) {
        anchored.putIfAbsent(base + "#" + anchor.text(), node);
      }
    }
    for (Operand operand : node.operands().values()) {
      if (operand instanceof Operand.Schema only) {
        collect(only.node(), base);
      } else if (operand instanceof Operand.SchemaList listed) {
        listed.nodes().forEach(child -> collect(child, base));
      } else if (operand instanceof Operand.SchemaMap named) {
        named.nodes().values().forEach(child -> collect(child, base));
      }
    }
  }

  /**
   * The resource that a reference leads to, or into; empty if it is not in the bundle.
   *
   * @param pointer where the reference stands
   * @param uri the reference without its fragment
   */
  Optional<SchemaNode> resource(String pointer, String uri) {
    return Optional.ofNullable(resources.get(uri(pointer, uri)));
  }

  /** The schema of that anchor, in the resource that a reference leads into. */
  Optional<SchemaNode> anchor(String pointer, String uri, String anchor) {
    return Optional.ofNullable(anchored.get(uri(pointer, uri) + "#" + anchor));
  }

  private String uri(String pointer, String uri) {
    String at = pointer;
    while (!bases.containsKey(at)) {
      at = at.substring(0, at.lastIndexOf('/'));
    }
    String base = bases.getOrDefault(at, "");
    return uri.isEmpty() ? base : absolute(base, uri);
  }

  private static String absolute(String base, String reference) {
    String uri =
        reference.endsWith("#") ? reference.substring(0, reference.length() - 1) : reference;
    try {
      return URI.create(base).resolve(uri).toString();
    } catch (IllegalArgumentException e) {
      return uri; // no URI, and so the name of nothing but itself
    }
  }
}
