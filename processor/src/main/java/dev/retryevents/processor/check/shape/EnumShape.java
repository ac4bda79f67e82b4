package dev.retryevents.processor.check.shape;

import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;
import java.util.stream.Collectors;

/** Gives schemas that list their values a type: strings a vocabulary, others what holds them. */
final class EnumShape {

  private static final String OPEN = "open";
  private static final String CLOSED = "closed";

  private final NamedShape named;
  private final SchemaReport report;
  private final KeywordCheck keywords;

  EnumShape(NamedShape named, SchemaReport report) {
    this.named = named;
    this.report = report;
    this.keywords = new KeywordCheck(report);
  }

  Typed of(SchemaNode node, Origin row) {
    ListedValues enumerated = new ListedValues(node);
    List<JsonValue> listed = enumerated.all();
    enumerated.unchecked(listed).forEach(keyword -> keywords.tell(node, keyword, row));
    node.pattern()
        .flatMap(PatternFault::of)
        .ifPresent(
            fault -> report.add(Code.PatternSyntax, row, node.placeOf(Keyword.PATTERN), fault));
    List<JsonValue> values = listed.stream().filter(value -> !(value instanceof JsonNull)).toList();
    boolean nullable = values.size() < listed.size();
    if (listed.isEmpty()) {
      report.add(
          Code.UnsupportedShape,
          row,
          node.place(),
          "no value is valid here; raw JSON is kept, unchecked");
      return Typed.of(new ValueType.AnyJson());
    }
    if (!values.isEmpty() && values.stream().allMatch(JsonString.class::isInstance)) {
      return Typed.of(strings(node, texts(values), row)).orNull(nullable);
    }
    ValueType type = type(values);
    boolean raw = type instanceof ValueType.AnyJson;
    List<JsonValue> allowed = raw ? listed : values;
    boolean all = type instanceof ValueType.Bool && values.size() == 2;
    boolean fits = EnumRoom.holds(allowed);
    if (!fits) {
      tell(node, row);
    }
    return new Typed(
        type,
        nullable && !raw,
        all || !fits ? Bounds.NONE : Bounds.NONE.allowing(json(allowed)),
        "");
  }

  private ValueType strings(SchemaNode node, List<String> texts, Origin row) {
    boolean open = isOpen(node, row);
    if (open) {
      new ListedValues(node)
          .uncheckedIfOpen()
          .forEach(keyword -> keywords.tell(node, keyword, row));
    }
    if (EnumRoom.isEnum(texts)) {
      return named.vocabulary(node, texts, open);
    }
    if (!open) {
      tell(node, row);
    }
    return new ValueType.Text();
  }

  private void tell(SchemaNode node, Origin row) {
    report.add(
        Code.NotAsserted,
        row,
        node.placeOf(Keyword.ENUM),
        "\"enum\" has more or longer values than Java has room for, and is not checked");
  }

  private static List<String> texts(List<JsonValue> values) {
    return values.stream().map(value -> ((JsonString) value).value()).toList();
  }

  private static List<String> json(List<JsonValue> values) {
    return values.stream().map(JsonValue::toString).collect(Collectors.toUnmodifiableList());
  }

  /** What holds all of the values, which are not all strings. */
  private static ValueType type(List<JsonValue> values) {
    if (!values.isEmpty() && values.stream().allMatch(JsonBoolean.class::isInstance)) {
      return new ValueType.Bool();
    }
    if (values.isEmpty() || !values.stream().allMatch(JsonNumber.class::isInstance)) {
      return new ValueType.AnyJson();
    }
    List<JsonNumber> numbers = values.stream().map(JsonNumber.class::cast).toList();
    if (numbers.stream().allMatch(TypeOf::isLong)) {
      return new ValueType.Long();
    }
    return numbers.stream().allMatch(TypeOf::isDouble)
        ? new ValueType.Double()
        : new ValueType.AnyJson();
  }

  private boolean isOpen(SchemaNode node, Origin row) {
    String openness = node.openness().orElse(CLOSED);
    if (!openness.equals(OPEN) && !openness.equals(CLOSED)) {
      report.add(
          Code.Openness,
          row,
          node.placeOf(Keyword.OPENNESS),
          "x-msp-openness is "
              + Wording.quoted(openness)
              + " and reads as \"closed\"; write \"open\" or \"closed\"");
    }
    return openness.equals(OPEN);
  }
}
