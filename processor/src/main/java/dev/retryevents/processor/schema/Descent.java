package dev.retryevents.processor.schema;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A walk down the tokens of a pointer, as far as there is something to walk on.
 *
 * @param end the schema that the whole pointer leads to; null if it leads to something else
 * @param deepest the place of the last schema or keyword on the way
 */
record Descent(@Nullable SchemaNode end, SchemaPlace deepest) {

  /** RFC 6901, section 4: an index has no leading zero; nine digits fit an int. */
  private static final Pattern INDEX = Pattern.compile("0|[1-9][0-9]{0,8}");

  Optional<SchemaNode> node() {
    return Optional.ofNullable(end);
  }

  static Descent of(SchemaNode root, List<String> tokens) {
    SchemaNode node = root;
    int next = 0;
    while (next < tokens.size()) {
      Keyword keyword = Keyword.of(tokens.get(next++));
      Operand operand = keyword == null ? null : node.operands().get(keyword);
      if (operand == null) {
        return new Descent(null, node.place());
      }
      SchemaNode child;
      if (operand instanceof Operand.Schema only) {
        child = only.node();
      } else if (next == tokens.size()) {
        return new Descent(null, operand.place());
      } else {
        child = member(operand, tokens.get(next++));
      }
      if (child == null) {
        return new Descent(null, operand.place());
      }
      node = child;
    }
    return new Descent(node, node.place());
  }

  private static @Nullable SchemaNode member(Operand operand, String token) {
    if (operand instanceof Operand.SchemaMap named) {
      return named.nodes().get(token);
    }
    if (operand instanceof Operand.SchemaList listed && INDEX.matcher(token).matches()) {
      int index = Integer.parseInt(token);
      return index < listed.nodes().size() ? listed.nodes().get(index) : null;
    }
    return null;
  }
}
