package dev.retryevents.processor.check.signal;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.declaration.ValueSource;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Feed;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.SignalSource;
import dev.retryevents.processor.model.ValueType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds where each component of a record takes its value from, and reports those without. */
public final class FeedCheck {

  private final DeclaredTable table;
  private final Shapes shapes;
  private final Findings findings;

  /** A check over the signals and the context of {@code table}. */
  public FeedCheck(DeclaredTable table, Shapes shapes, Findings findings) {
    this.table = table;
    this.shapes = shapes;
    this.findings = findings;
  }

  /** How each signal of the row fills its record; signals with faults are left out. */
  public List<SignalSource> check(ShapedRow row) {
    List<SignalSource> sources = new ArrayList<>();
    Set<String> told = new HashSet<>();
    for (Cell<JavaType.Declared> from : row.row().from()) {
      Optional<ValueSource> signal = signal(from.value());
      if (signal.isEmpty() || !isFirst(from)) {
        continue;
      }
      List<Demand> demands = demands(row);
      List<Feed> feeds = new ArrayList<>();
      for (Demand demand : demands) {
        feed(demand, signal.get(), from, row, told).ifPresent(feeds::add);
      }
      if (feeds.size() == demands.size()) {
        sources.add(new SignalSource(from.value(), feeds));
      }
    }
    return sources;
  }

  /** A signal that is named again is a fault that is reported; it still leads to one event only. */
  private boolean isFirst(Cell<JavaType.Declared> from) {
    return table.rows().stream()
        .flatMap(row -> row.from().stream())
        .filter(other -> other.value().equals(from.value()))
        .findFirst()
        .filter(from::equals)
        .isPresent();
  }

  private Optional<ValueSource> signal(JavaType.Declared type) {
    return table.signals().stream()
        .flatMap(signals -> signals.value().leaves().stream())
        .filter(leaf -> leaf.type().equals(type))
        .findFirst();
  }

  private List<Demand> demands(ShapedRow row) {
    List<Demand> demands = new ArrayList<>();
    row.leading().forEach(leading -> demands.add(Demand.of(leading)));
    row.components()
        .forEach(
            component ->
                demands.add(Demand.of(component, table.packageName(), isVocabulary(component))));
    return demands;
  }

  private boolean isVocabulary(Component component) {
    return component.type() instanceof ValueType.Named named
        && shapes.find(named.name()).filter(NamedType.EnumType.class::isInstance).isPresent();
  }

  private Optional<Feed> feed(
      Demand demand,
      ValueSource signal,
      Cell<JavaType.Declared> from,
      ShapedRow row,
      Set<String> told) {
    Optional<ValueSource> context = table.context().map(Cell::value);
    Optional<Accessor> own = accessor(demand, signal);
    Optional<Accessor> found = own.or(() -> context.flatMap(type -> accessor(demand, type)));
    if (found.isEmpty()) {
      if (told.add(demand.name())) {
        findings.add(MappingFault.noSource(demand, signal, context, from, row.row()));
      }
      return Optional.empty();
    }
    Accessor accessor = found.get();
    ValueSource source = own.isPresent() ? signal : context.orElseThrow();
    Optional<Feed.Conversion> conversion = demand.conversion(accessor.type());
    if (conversion.isEmpty() || (accessor.nullable() && !demand.takesNull())) {
      if (told.add(demand.name())) {
        findings.add(fault(demand, accessor, source, conversion, from, row));
      }
      return Optional.empty();
    }
    Feed.Origin origin = own.isPresent() ? Feed.Origin.SIGNAL : Feed.Origin.CONTEXT;
    boolean nullable = demand.takesNull() && !(accessor.type() instanceof JavaType.Primitive);
    return Optional.of(new Feed(origin, accessor, conversion.get(), nullable));
  }

  private static Diagnostic fault(
      Demand demand,
      Accessor accessor,
      ValueSource source,
      Optional<Feed.Conversion> conversion,
      Cell<JavaType.Declared> from,
      ShapedRow row) {
    String sentence =
        conversion.isEmpty()
            ? MappingFault.unfit(demand, accessor, source)
            : MappingFault.nullable(demand, accessor, source);
    return Diagnostic.of(
        Code.MappingType,
        from.origin(),
        "component \"" + demand.name() + "\" of " + row.row().recordName() + " " + sentence);
  }

  private static Optional<Accessor> accessor(Demand demand, ValueSource source) {
    return demand.accessors().stream()
        .flatMap(
            name -> source.accessors().stream().filter(accessor -> accessor.name().equals(name)))
        .findFirst();
  }
}
