package dev.retryevents.processor.check.wire;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ClassFileRoom;
import dev.retryevents.processor.check.shape.JavaNames;
import dev.retryevents.processor.check.shape.ReachedShape;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredWireModel;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Message;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.model.WireContract;
import dev.retryevents.processor.schema.Sections;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
    Map<String, Cell<String>> named = new LinkedHashMap<>();
    selected.forEach(
        (method, pattern) -> {
          if (isNamed(method, section, pattern.origin())) {
            named.put(method, pattern);
          }
        });
    List<Message> messages = new ArrayList<>();
    named.forEach(
        (method, pattern) ->
            messages.add(
                message(method, Objects.requireNonNull(section.get(method)), pattern.origin())));
    return new WireContract.Notifications(family, unknown, messages);
  }

  /** Takes the name of the record of a method before any definition can. */
  private boolean isNamed(String method, Map<String, Sections.Entry> section, Origin origin) {
    String record = JavaNames.type(method);
    String place = Objects.requireNonNull(section.get(method)).place().toString();
    if (!ClassFileRoom.holdsTypeName(record)) {
      findings.add(
          Code.UnsupportedShape,
          origin,
          place + ": its record would have a name too long for a file; do not select it");
      return false;
    }
    Optional<String> holder =
        shape.reserve(record, "the notification " + Wording.quoted(method), RENAME);
    holder.ifPresent(
        words ->
            findings.add(
                Code.NameCollision,
                origin,
                place
                    + ": in Java this notification is "
                    + Wording.quoted(record)
                    + ", as is "
                    + words
                    + "; do not select both"));
    return holder.isEmpty();
  }

  private Message message(String method, Sections.Entry entry, Origin origin) {
    String record = JavaNames.type(method);
    Optional<ValueType> params =
        entry.params().flatMap(node -> shape.of(node, record + "Params", origin));
    return new Message(method, record, entry.description(), params);
  }
}
