package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.regex.Pattern;

/** A call with its arguments: on one line, on the next, or one argument a line, as they fit. */
final class Arguments {

  private static final int WIDTH = 100;

  /** A package in front of a type, which an import takes away in the end. */
  private static final Pattern PACKAGE = Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])");

  private Arguments() {}

  /**
   * The call.
   *
   * @param column where it begins
   * @param callee what stands in front of the parenthesis
   * @param arguments what stands between the parentheses
   */
  static CodeBlock call(int column, CodeBlock callee, List<CodeBlock> arguments) {
    CodeBlock line = CodeBlock.join(arguments, ", ");
    boolean whole = arguments.stream().allMatch(argument -> argument.toString().indexOf('\n') < 0);
    // two columns for ");"
    if (whole && column + width(callee) + 1 + width(line) + 2 <= WIDTH) {
      return CodeBlock.of("$L($L)", callee, line);
    }
    if (whole && column + 4 + width(line) + 2 <= WIDTH) {
      return CodeBlock.of("$L(\n$L)", callee, line);
    }
    return CodeBlock.of("$L(\n$L)", callee, CodeBlock.join(arguments, ",\n"));
  }

  /** The columns that code takes once its types are imported. */
  static int width(CodeBlock code) {
    return PACKAGE.matcher(code.toString()).replaceAll("").length();
  }
}
