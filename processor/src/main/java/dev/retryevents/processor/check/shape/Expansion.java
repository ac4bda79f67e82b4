package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Resolution;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Puts a schema together with what it refers to: its reference, and the parts of its allOf. */
final class Expansion {

  /**
   * A schema without a reference and without allOf.
   *
   * @param node the schema. One that only refers to another is that other; one that asks for more
   *     stands in its own place.
   * @param description the description that stands nearest to where the value is; any text
   * @param deprecated whether anything on the way says so
   */
  record Whole(SchemaNode node, Optional<String> description, boolean deprecated) {

    private static Whole of(SchemaNode node) {
      return new Whole(node, node.description(), node.isTrue(Keyword.DEPRECATED));
    }

    private Whole under(SchemaNode nearer) {
      return new Whole(
          node,
          nearer.description().or(this::description),
          deprecated || nearer.isTrue(Keyword.DEPRECATED));
    }
  }

  private final Bundle bundle;
  private final SchemaReport report;
  private final KeywordCheck keywords;

  Expansion(Bundle bundle, SchemaReport report) {
    this.bundle = bundle;
    this.report = report;
    this.keywords = new KeywordCheck(report);
  }

  /** The whole of {@code node}; empty if something on the way leads nowhere, which is reported. */
  Optional<Whole> of(SchemaNode node, Origin row) {
    return new Walk(row).expand(node);
  }

  /** One expansion, and the references that it is following. */
  private final class Walk {

    private final Origin row;
    private final List<SchemaNode> following = new ArrayList<>();
    private final Set<SchemaNode> open = Collections.newSetFromMap(new IdentityHashMap<>());

    Walk(Origin row) {
      this.row = row;
    }

    Optional<Whole> expand(SchemaNode node) {
      keywords.check(node, row);
      if (node.verdict() != null || !(node.has(Keyword.REF) || node.has(Keyword.ALL_OF))) {
        return Optional.of(Whole.of(node));
      }
      // By identity: parts that were put together stand in the place of one of them.
      if (!open.add(node)) {
        List<String> way = following.stream().map(step -> step.place().pointer()).toList();
        Resolution cyclic =
            new Resolution.Cyclic(way.subList(way.indexOf(node.place().pointer()), way.size()));
        return ReferenceCheck.end(cyclic, node.place(), row, report).map(Whole::of);
      }
      following.add(node);
      Optional<List<Whole>> parts = parts(node);
      following.remove(following.size() - 1);
      open.remove(node);
      return parts.map(all -> together(node, all));
    }

    private Optional<List<Whole>> parts(SchemaNode node) {
      List<Whole> parts = new ArrayList<>();
      List<SchemaNode> nodes = new ArrayList<>();
      if (node.ref().isPresent()) {
        Optional<SchemaNode> target =
            ReferenceCheck.end(bundle.step(node), node.place(), row, report);
        if (target.isEmpty()) {
          return Optional.empty();
        }
        nodes.add(target.get());
      }
      nodes.addAll(node.allOf());
      for (SchemaNode part : nodes) {
        Optional<Whole> whole = expand(part);
        if (whole.isEmpty()) {
          return Optional.empty();
        }
        parts.add(whole.get());
      }
      return Optional.of(parts);
    }

    private Whole together(SchemaNode node, List<Whole> parts) {
      SchemaNode own = node.without(Keyword.REF).without(Keyword.ALL_OF);
      List<Whole> asking = parts.stream().filter(part -> !part.node().isSilent()).toList();
      if (own.isSilent() && asking.size() <= 1) {
        return (asking.isEmpty() ? parts.get(0) : asking.get(0)).under(node);
      }
      SchemaMerge merge = new SchemaMerge(own, row, report);
      parts.forEach(part -> merge.add(part.node()));
      Optional<String> description =
          node.description()
              .or(() -> parts.stream().flatMap(part -> part.description().stream()).findFirst());
      boolean deprecated =
          node.isTrue(Keyword.DEPRECATED) || parts.stream().anyMatch(Whole::deprecated);
      return new Whole(merge.node(), description, deprecated);
    }
  }
}
