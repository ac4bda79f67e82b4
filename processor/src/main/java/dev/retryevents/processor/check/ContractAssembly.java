package dev.retryevents.processor.check;

import dev.retryevents.processor.check.message.CheckedMessage;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredInterface;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.declaration.DeclaredSignals;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.declaration.ValueSource;
import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.SampleCase;
import dev.retryevents.processor.model.Sentence;
import dev.retryevents.processor.model.SignalSource;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The contract out of what the checks let through: no other place makes one. */
final class ContractAssembly {

  /** Stands for a message that has faults. */
  private static final Sentence SILENCE =
      new Sentence(List.of(), List.of(new Sentence.Variant(List.of(), List.of())));

  private ContractAssembly() {}

  static Contract build(DeclaredTable table, List<Row> rows, Shapes shapes) {
    return new Contract(
        shapes.packages(table.packageName()),
        table.name(),
        table.family().value(),
        table.extending().value().type(),
        overridden(table.extending().value()),
        table.schema().value(),
        rows,
        shapes.all(),
        table
            .signals()
            .filter(signals -> table.context().filter(type -> !type.value().visible()).isEmpty())
            .map(
                signals ->
                    new Contract.Mapping(
                        signals.value().root(),
                        table.context().map(Cell::value).map(ValueSource::type),
                        warnings(signals.value(), table))),
        table.codec());
  }

  private static List<String> overridden(DeclaredInterface extended) {
    Stream<String> accessors = extended.accessors().stream().map(Accessor::name);
    Stream<String> appending = extended.appending().map(returned -> "appendMessage").stream();
    return Stream.concat(accessors, appending).toList();
  }

  private static List<String> warnings(DeclaredSignals signals, DeclaredTable table) {
    return Stream.of(
            signals.warnings().stream(),
            signals.leaves().stream().flatMap(leaf -> leaf.warnings().stream()),
            table.context().stream().flatMap(context -> context.value().warnings().stream()))
        .flatMap(Function.identity())
        .distinct()
        .sorted()
        .toList();
  }

  static Row row(
      DeclaredTable table,
      ShapedRow shaped,
      Optional<CheckedMessage> message,
      List<SampleCase> samples,
      List<SignalSource> sources) {
    DeclaredRow row = shaped.row();
    return new Row(
        row.recordName(),
        shaped.definition().map(node -> node.place().reference()).orElse(row.type().value()),
        row.title().value(),
        row.publishedFor(),
        row.msgTypes().stream().findFirst().map(Cell::value).orElse(table.msgType()),
        shaped.definition().flatMap(SchemaNode::description).orElse(""),
        shaped.leading(),
        shaped.components(),
        shaped.rules(),
        message.map(CheckedMessage::sentence).orElse(SILENCE),
        samples,
        sources);
  }
}
