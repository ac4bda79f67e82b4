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
      Resolution target = target(bundle, node.place().pointer(), reference.get());
      if (!(target instanceof Resolved resolved)) {
        return target;
      }
      node = resolved.node();
    }
  }

  /** Follows a reference that no node of the bundle holds. */
  static Resolution of(Bundle bundle, String reference) {
    Resolution target = target(bundle, "", reference);
    return target instanceof Resolved resolved ? of(bundle, resolved.node()) : target;
  }

  /**
   * Takes one step.
   *
   * @param pointer where the reference stands
   */
  static Resolution target(Bundle bundle, String pointer, String reference) {
    int hash = reference.indexOf('#');
    String uri = hash < 0 ? reference : reference.substring(0, hash);
    String fragment = hash < 0 ? "" : reference.substring(hash + 1);
    Optional<SchemaNode> resource = bundle.anchors().resource(pointer, uri);
    if (resource.isEmpty()) {
      return new Foreign(reference);
    }
    Optional<SchemaNode> node =
        fragment.isEmpty() || fragment.charAt(0) == '/'
            ? SchemaPointer.inFragment(fragment)
                .flatMap(tokens -> Descent.of(resource.get(), tokens).node())
            : bundle.anchors().anchor(pointer, uri, fragment);
    return node.<Resolution>map(found -> new Resolved(found, List.of()))
        .orElseGet(() -> new Unresolvable(reference, bundle.definitions().keySet()));
  }
}
