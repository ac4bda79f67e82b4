package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;

/** Statements on one line where they fit, on two where they do not. */
final class Statements {

  private static final int WIDTH = 100;

  private Statements() {}

  /**
   * An assignment.
   *
   * @param column how many columns stand in front of it, or nearly
   */
  static CodeBlock assignment(int column, CodeBlock variable, CodeBlock value) {
    CodeBlock line = CodeBlock.of("$L = $L", variable, value);
    boolean fits = column + Arguments.width(line) + 1 <= WIDTH;
    return CodeBlock.builder()
        .addStatement("$L", fits ? line : CodeBlock.of("$L =\n$L", variable, value))
        .build();
  }
}
