package dev.retryevents.processor.schema;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where a reference leads. */
public sealed interface Resolution {

  /**
   * It leads to a node that is not itself a reference.
   *
   * @param node the end of the chain
   * @param via the references on the way, first to last; their siblings, such as a description,
   *     still count
   */
  record Resolved(SchemaNode node, List<SchemaNode> via) implements Resolution {
    public Resolved {
      via = List.copyOf(via);
    }
  }

  /**
   * It leads to nothing that is a schema.
   *
   * @param reference the reference as it is written
   * @param names the names of all definitions, to find what was meant
   */
  record Unresolvable(String reference, Set<String> names) implements Resolution {}

  /** It leads out of the file; nothing is ever fetched. */
  record Foreign(String reference) implements Resolution {}

  /**
   * It leads back to itself.
   *
   * @param pointers the nodes of the circle, first to last
   */
  record Cyclic(List<String> pointers) implements Resolution {
    public Cyclic {
      pointers = List.copyOf(pointers);
    }
  }

  /** Follows a node to the end of its chain of references. */
  static Resolution of(Bundle bundle, SchemaNode start) {
    List<SchemaNode> via = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    SchemaNode node = start;
    while (true) {
      Optional<String> reference = node.ref();
      if (reference.isEmpty()) {
        return new Resolved(node, via);
      }
      if (!seen.add(node.place().pointer())) {
        List<String> pointers = new ArrayList<>(seen);
        return new Cyclic(
            pointers.subList(pointers.indexOf(node.place().pointer()), pointers.size()));
      }
      via.add(node);
      if (isForeign(reference.get())) {
        return new Foreign(reference.get());
      }
      Optional<SchemaNode> target = target(bundle, reference.get());
      if (target.isEmpty()) {
        return new Unresolvable(reference.get(), bundle.definitions().keySet());
      }
      node = target.get();
    }
  }

  /** Follows a reference that no node of the bundle holds. */
  static Resolution of(Bundle bundle, String reference) {
    if (isForeign(reference)) {
      return new Foreign(reference);
    }
    return target(bundle, reference)
        .map(node -> of(bundle, node))
        .orElseGet(() -> new Unresolvable(reference, bundle.definitions().keySet()));
  }

  /** The empty reference is the file itself (RFC 3986, section 4.4), as {@code #} is. */
  private static boolean isForeign(String reference) {
    return !reference.isEmpty() && reference.charAt(0) != '#';
  }

  private static Optional<SchemaNode> target(Bundle bundle, String reference) {
    return SchemaPointer.inFragment(reference.isEmpty() ? "" : reference.substring(1))
        .flatMap(tokens -> Descent.of(bundle.root(), tokens).node());
  }
}
