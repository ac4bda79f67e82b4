package dev.retryevents.processor.check.wire;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.JavaNames;
import dev.retryevents.processor.check.shape.ReachedShape;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.model.WireContract;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.Sections;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Gives the selected methods their constants, and the types of their parameters and results. */
final class CallShape {

  private final ReachedShape shape;
  private final Findings findings;

  CallShape(ReachedShape shape, Findings findings) {
    this.shape = shape;
    this.findings = findings;
  }

  /**
   * The calls that patterns select.
   *
   * @param section the section that they are selected from
   * @param noun what one of them is, as in {@code method}
   */
  List<WireContract.Call> of(
      List<Cell<String>> patterns, Map<String, Sections.Entry> section, String noun) {
    Map<String, Cell<String>> selected =
        new SelectionCheck(findings).select(patterns, section.keySet(), noun);
    Map<String, String> constants = ReachedShape.constantNames(section.keySet());
    List<WireContract.Call> calls = new ArrayList<>();
    selected.forEach(
        (method, pattern) ->
            calls.add(
                call(
                    method,
                    constants.getOrDefault(method, method),
                    Objects.requireNonNull(section.get(method)),
                    pattern.origin())));
    return calls;
  }

  private WireContract.Call call(
      String method, String constant, Sections.Entry entry, Origin origin) {
    String name = JavaNames.type(method);
    return new WireContract.Call(
        method,
        constant,
        entry.description(),
        type(entry.params(), name + "Params", origin),
        type(entry.result(), name + "Result", origin));
  }

  private Optional<ValueType> type(Optional<SchemaNode> node, String inlineName, Origin origin) {
    return node.map(schema -> shape.of(schema, inlineName, origin));
  }
}
