package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonPlace;
import java.util.List;

/**
 * Where something stands in a bundle, for people and for programs.
 *
 * <p>A member stands where its name begins, an element of an array where the element begins.
 *
 * @param resource the name of the bundle
 * @param pointer the JSON pointer (RFC 6901) from the root of the bundle; empty for the root
 * @param line the line, from 1
 * @param column the column, from 1
 */
public record SchemaPlace(String resource, String pointer, int line, int column) {

  /** The pointer as a reference within the bundle: {@code #/$defs/X}. */
  public String reference() {
    return "#" + pointer;
  }

  /** The names and numbers on the way from the root, without escapes. */
  public List<String> steps() {
    return SchemaPointer.tokens(pointer).orElseThrow();
  }

  /** The place of a member or an element below this one. */
  SchemaPlace child(String token, JsonPlace at) {
    String child = pointer + "/" + SchemaPointer.escape(token);
    return new SchemaPlace(resource, child, at.line(), at.column());
  }

  /** The same pointer with another line and column: the value of a member, for example. */
  SchemaPlace movedTo(JsonPlace at) {
    return new SchemaPlace(resource, pointer, at.line(), at.column());
  }

  /** Reads {@code msp.schema.json#/$defs/X (12:5)}, in one printable line. */
  @Override
  public String toString() {
    String fragment = pointer.isEmpty() ? "" : "#" + pointer;
    return PrintableLine.of(resource + fragment) + " (" + line + ":" + column + ")";
  }
}
