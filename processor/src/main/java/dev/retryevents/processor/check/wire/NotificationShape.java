package dev.retryevents.processor.check.wire;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ReachedShape;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredWireModel;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Message;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.model.WireContract;
import dev.retryevents.processor.schema.Sections;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Gives the selected notifications the names of their records and the types of their parameters.
 */
final class NotificationShape {

  private static final String RENAME = "rename the definition";

  private final DeclaredWireModel model;
  private final ReachedShape shape;
  private final Findings findings;

  NotificationShape(DeclaredWireModel model, ReachedShape shape, Findings findings) {
    this.model = model;
    this.shape = shape;
    this.findings = findings;
  }

  /** The notifications that patterns select. */
  WireContract.Notifications of(Map<String, Sections.Entry> section) {
    String family = model.family().value();
    String unknown = "Unknown" + family;
    Map<String, Cell<String>> selected =
        new SelectionCheck(findings)
            .select(model.notifications(), section.keySet(), "notification");
    shape.reserve(family, "the interface of the notifications", RENAME);
    shape.reserve(unknown, "the record of notifications that nobody knows", RENAME);
    Map<String, String> records = shape.recordNames(section.keySet());
    records.forEach(
        (method, record) ->
            shape.reserve(record, "the notification " + Wording.quoted(method), RENAME));
    List<Message> messages = new ArrayList<>();
    selected.forEach(
        (method, pattern) ->
            messages.add(
                message(
                    method,
                    records.getOrDefault(method, method),
                    Objects.requireNonNull(section.get(method)),
                    pattern.origin())));
    return new WireContract.Notifications(family, unknown, messages);
  }

  private Message message(String method, String record, Sections.Entry entry, Origin origin) {
    Optional<ValueType> params =
        entry.params().map(node -> shape.of(node, record + "Params", origin));
    return new Message(method, record, entry.description(), params);
  }
}
