package dev.retryevents.processor.check.table;

import dev.retryevents.processor.check.AlignedTexts;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reports titles that cannot be read, that two rows share, or that the schema knows otherwise. */
public final class TitleCheck {

  private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}\\p{N}]");

  private TitleCheck() {}

  /** Checks the titles of {@code rows}. */
  public static void check(List<ShapedRow> rows, Findings findings) {
    Map<String, DeclaredRow> seen = new HashMap<>();
    for (ShapedRow shaped : rows) {
      DeclaredRow row = shaped.row();
      Cell<String> title = row.title();
      if (!PlainLine.is(title.value())) {
        findings.add(
            Code.TitleText,
            title.origin(),
            "title "
                + Wording.quoted(title.value())
                + " is no printable line without spaces around it; write one, such as \"Rate Limit"
                + " Retry\"");
        continue;
      }
      DeclaredRow other = seen.putIfAbsent(title.value(), row);
      if (other != null) {
        findings.add(
            Code.TitleTwice,
            title.origin(),
            "title "
                + Wording.quoted(title.value())
                + " is also on row "
                + other.number()
                + ", "
                + other.recordName()
                + "; a title tells events apart, so write another");
      } else {
        ofSchema(shaped)
            .filter(expected -> !expected.equals(title.value()))
            .ifPresent(expected -> findings.add(mismatch(shaped, expected)));
      }
    }
  }

  private static Diagnostic mismatch(ShapedRow row, String expected) {
    SchemaNode definition = row.definition().orElseThrow();
    Cell<String> title = row.row().title();
    return new Diagnostic(
        Code.TitleMismatch,
        title.origin(),
        "title "
            + Wording.quoted(title.value())
            + " is "
            + Wording.quoted(expected)
            + " in "
            + definition.placeOf(Keyword.TITLE)
            + "; write that, or change both",
        AlignedTexts.of("schema", expected, "title", title.value()));
  }

  /** The title of the definition, unless it only repeats its name, as some schema writers do. */
  private static Optional<String> ofSchema(ShapedRow row) {
    return row.definition()
        .flatMap(
            node -> {
              String pointer = node.place().pointer();
              String name = pointer.substring(pointer.lastIndexOf('/') + 1);
              return node.title().filter(title -> !letters(title).equals(letters(name)));
            });
  }

  private static String letters(String text) {
    return NO_LETTER.matcher(text).replaceAll("").toLowerCase(Locale.ROOT);
  }
}
