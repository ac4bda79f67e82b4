package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.retryevents.processor.model.Key;
import dev.retryevents.processor.model.Piece;
import dev.retryevents.processor.model.Sentence;
import java.util.ArrayList;
import java.util.List;

/** A sentence as code that appends it: one branch a variant, one statement a piece. */
record SentenceCode(TableTarget target) {

  private static final String AND = " && ";

  CodeBlock of(Sentence sentence) {
    List<Sentence.Variant> variants = sentence.variants();
    if (variants.size() == 1) {
      return pieces(variants.get(0), 4);
    }
    CodeBlock.Builder code = CodeBlock.builder();
    for (int i = 0; i < variants.size(); i++) {
      boolean last = i == variants.size() - 1;
      CodeBlock start = last ? CodeBlock.of("else") : choice(sentence, variants.get(i));
      code.add(i == 0 ? "" : "} ").add(i > 0 && !last ? "else " : "").add("$L {\n$>", start);
      code.add(pieces(variants.get(i), 6)).add("$<");
    }
    return code.add("}\n").build();
  }

  private CodeBlock choice(Sentence sentence, Sentence.Variant variant) {
    List<CodeBlock> conditions = new ArrayList<>();
    for (int i = 0; i < variant.keys().size(); i++) {
      Key key = variant.keys().get(i);
      conditions.addAll(new KeyCode(target).matches(key, sentence.selectors().get(i)));
    }
    CodeBlock line = CodeBlock.join(conditions, AND);
    // the longest frame round a condition is "    } else if () {"
    return Arguments.width(line) <= 82
        ? CodeBlock.of("if ($L)", line)
        : CodeBlock.of("if ($>$>$L$<$<)", CodeBlock.join(conditions, "\n&& "));
  }

  private static CodeBlock pieces(Sentence.Variant variant, int column) {
    CodeBlock.Builder code = CodeBlock.builder();
    StringBuilder words = new StringBuilder();
    for (Piece piece : variant.pieces()) {
      if (piece instanceof Piece.Words more) {
        words.append(more.text());
      } else {
        code.add(words(words, column)).addStatement("$L", PieceCode.append(piece));
      }
    }
    return code.add(words(words, column)).build();
  }

  /** Appends the words gathered so far, if any, and forgets them. */
  private static CodeBlock words(StringBuilder words, int column) {
    if (words.isEmpty()) {
      return CodeBlock.of("");
    }
    CodeBlock literal =
        words.length() == 1
            ? CodeBlock.of("$L", StringLiteral.character(words.charAt(0)))
            : StringLiteral.of(words.toString());
    words.setLength(0);
    CodeBlock call = Arguments.call(column, CodeBlock.of("out.append"), List.of(literal));
    return CodeBlock.builder().addStatement("$L", call).build();
  }
}
