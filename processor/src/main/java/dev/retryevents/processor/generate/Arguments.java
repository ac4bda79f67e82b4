package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.regex.Pattern;

/** A call with its arguments: on one line, on the next, or one argument a line, as they fit. */
final class Arguments {

  private static final int WIDTH = 100;

  /** Columns for the modifiers, the type and the name of a field, or nearly. */
  private static final int FIELD = 60;

  /** What imports take away in the end: packages, and the class of assertions. */
  private static final Pattern PACKAGE =
      Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])(?:Assertions\\.)?");

  private Arguments() {}

  /**
   * The call as a statement.
   *
   * @param indent the columns in front of the statement
   * @param callee what stands in front of the parenthesis
   * @param arguments what stands between the parentheses
   */
  static CodeBlock call(int indent, CodeBlock callee, List<CodeBlock> arguments) {
    return call(indent, indent + 4, callee, arguments, "$L(\n$L)");
  }

  /** The call that a method returns. */
  static CodeBlock returned(CodeBlock callee, List<CodeBlock> arguments) {
    return call("    return ".length(), 8, callee, arguments, "$L(\n$L)");
  }

  /** A call that stands behind a break in its statement, so that its lines are set in once more. */
  static CodeBlock behindBreak(CodeBlock callee, List<CodeBlock> arguments) {
    return call(8, 12, callee, arguments, "$L(\n$>$>$L$<$<)");
  }

  /** A call that gives the value of a field: on one line, or with one argument a line. */
  static CodeBlock listed(CodeBlock callee, List<CodeBlock> arguments) {
    CodeBlock line = CodeBlock.join(arguments, ", ");
    int width = width(callee) + width(line);
    if (FIELD + width <= WIDTH) {
      return CodeBlock.of("$L($L)", callee, line);
    }
    return 6 + width + 3 <= WIDTH
        ? CodeBlock.of("\n$>$>$L($L)$<$<", callee, line)
        : CodeBlock.of("\n$>$>$L(\n$>$>$L)$<$<$<$<", callee, CodeBlock.join(arguments, ",\n"));
  }

  /** The statement that keeps what a call gives in a local variable of a method. */
  static CodeBlock local(TypeName type, String name, CodeBlock callee, List<CodeBlock> arguments) {
    CodeBlock variable = CodeBlock.of("$T $N =", type, name);
    CodeBlock line = CodeBlock.of("$L $L($L)", variable, callee, CodeBlock.join(arguments, ", "));
    CodeBlock statement =
        fits(line) ? line : CodeBlock.of("$L\n$L", variable, behindBreak(callee, arguments));
    return CodeBlock.builder().addStatement("$L", statement).build();
  }

  private static CodeBlock call(
      int column, int inset, CodeBlock callee, List<CodeBlock> arguments, String broken) {
    CodeBlock line = CodeBlock.join(arguments, ", ");
    boolean whole = arguments.stream().allMatch(argument -> argument.toString().indexOf('\n') < 0);
    // two columns for ");"
    if (whole && column + width(callee) + 1 + width(line) + 2 <= WIDTH) {
      return CodeBlock.of("$L($L)", callee, line);
    }
    boolean next = whole && inset + width(line) + 2 <= WIDTH;
    return CodeBlock.of(broken, callee, next ? line : CodeBlock.join(arguments, ",\n"));
  }

  /** Whether the statement fits on one line of a method. */
  static boolean fits(CodeBlock statement) {
    // four columns for the indent, one for the semicolon
    return 4 + width(statement) + 1 <= WIDTH;
  }

  /** The columns that code takes once its types are imported. */
  static int width(CodeBlock code) {
    return PACKAGE.matcher(code.toString()).replaceAll("").length();
  }
}
