package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;

/**
 * Names a schema that stands in no definition by its place, so that it has one name, whichever
 * references lead to it.
 */
final class PointerName {

  private PointerName() {}

  /** The name of {@code #/$defs/Item/properties/link}: {@code ItemLink}. */
  static String of(SchemaNode node) {
    StringBuilder name = new StringBuilder();
    List<String> tokens = List.of(node.place().pointer().split("/", -1));
    for (int i = 1; i < tokens.size(); i++) {
      String token = tokens.get(i);
      boolean keyed = token.equals("$defs") || token.equals("properties");
      boolean branch = token.equals("anyOf") || token.equals("oneOf");
      if (token.equals("items")) {
        name.append("Item");
      } else if (token.equals("additionalProperties")) {
        name.append("Entry");
      } else if (keyed && i + 1 < tokens.size()) {
        i++; // what follows is a name, whatever it looks like
        name.append(JavaNames.type(tokens.get(i).replace("~1", "/").replace("~0", "~")));
      } else if (branch) {
        i++; // and here it is a number
      }
    }
    return name.isEmpty() ? "Value" : name.toString();
  }
}
