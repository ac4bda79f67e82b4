package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a row of the table of errors. */
final class ErrorRowReader {

  private final PlacedReader placed;
  private final JsonReader json;

  ErrorRowReader(PlacedReader placed) {
    this.placed = placed;
    this.json = placed.json();
  }

  /** What a row says, as far as it is read. */
  private static final class Row {
    private Optional<Long> code = Optional.empty();
    private Optional<String> kind = Optional.empty();
    private Optional<Boolean> retryable = Optional.empty();
    private final List<String> overrideKinds = new ArrayList<>();
  }

  Sections.ErrorEntry read(SchemaPlace place) {
    Row row = new Row();
    placed.members(
        place,
        (name, member) -> {
          switch (name) {
            case "code" -> row.code = Optional.of(json.nextLong());
            case "kind" -> row.kind = Optional.of(json.nextString());
            case "retryable" -> row.retryable = Optional.of(json.nextBoolean());
            case "overrideKinds" ->
                placed.elements(member, kind -> row.overrideKinds.add(json.nextString()));
            default -> json.skipValue();
          }
        });
    return new Sections.ErrorEntry(
        place,
        row.code.orElseThrow(() -> lacks("code", place)),
        row.kind.orElseThrow(() -> lacks("kind", place)),
        row.overrideKinds,
        row.retryable);
  }

  private static BundleException lacks(String member, SchemaPlace place) {
    return new BundleException(place, "this error has no \"" + member + "\"; write it");
  }
}
