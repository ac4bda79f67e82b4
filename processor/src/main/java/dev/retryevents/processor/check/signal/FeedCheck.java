package dev.retryevents.processor.check.signal;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.declaration.ValueSource;
import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Feed;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.SignalSource;
import dev.retryevents.processor.model.TypePackages;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds where each component of a record takes its value from, and reports those without. */
public final class FeedCheck {

  private final DeclaredTable table;
  private final TypePackages packages;
  private final Shapes shapes;
  private final Findings findings;

  /** A check over the signals and the context of {@code table}. */
  public FeedCheck(DeclaredTable table, Shapes shapes, Findings findings) {
    this.table = table;
    this.packages = shapes.packages(table.packageName());
    this.shapes = shapes;
    this.findings = findings;
  }

  /** How each signal of the row fills its record; signals with faults are left out. */
  public List<SignalSource> check(ShapedRow row) {
    List<SignalSource> sources = new ArrayList<>();
    List<Demand> demands = demands(row);
    Set<String> told = new HashSet<>();
    for (Cell<JavaType.Declared> from : row.row().from()) {
      Optional<ValueSource> signal = signal(from.value());
      if (signal.isPresent()) {
        Supply supply = new Supply(row.row(), from, signal.get(), table.context().map(Cell::value));
        List<Feed> feeds = feeds(demands, supply, told);
        if (feeds.size() == demands.size()) {
          sources.add(new SignalSource(from.value(), feeds));
        }
      }
    }
    return sources;
  }

  private Optional<ValueSource> signal(JavaType.Declared type) {
    return table.signals().stream()
        .flatMap(signals -> signals.value().leaves().stream())
        .filter(leaf -> leaf.type().equals(type))
        .findFirst();
  }

  private List<Demand> demands(ShapedRow row) {
    List<Demand> demands = new ArrayList<>();
    row.leading().forEach(leading -> demands.add(new LeadingDemand(leading)));
    for (Component component : row.components()) {
      boolean vocabulary = shapes.vocabulary(component.type()).isPresent();
      demands.add(new ComponentDemand(component, packages, vocabulary));
    }
    return demands;
  }

  /** The feeds that can be had; a component that several signals leave empty is told once. */
  private List<Feed> feeds(List<Demand> demands, Supply supply, Set<String> told) {
    List<Feed> feeds = new ArrayList<>();
    for (Demand demand : demands) {
      Optional<Feed> feed = supply.offer(demand).flatMap(offer -> feed(demand, offer));
      feed.ifPresent(feeds::add);
      if (feed.isEmpty() && told.add(demand.name())) {
        findings.add(MappingFault.of(demand, supply));
      }
    }
    return feeds;
  }

  private static Optional<Feed> feed(Demand demand, Supply.Offer offer) {
    Accessor accessor = offer.accessor();
    if (accessor.nullable() && !demand.takesNull()) {
      return Optional.empty();
    }
    boolean nullable = demand.takesNull() && !(accessor.type() instanceof JavaType.Primitive);
    return demand
        .conversion(accessor.type())
        .map(conversion -> new Feed(offer.origin(), accessor, conversion, nullable));
  }
}
