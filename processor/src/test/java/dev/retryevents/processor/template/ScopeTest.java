package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.event.SignDisplay;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ScopeTest {

  private static final Message MESSAGE =
      Templates.message(
          ".input {$throttle :number signDisplay=always}"
              + ".local $raised = {$throttle :offset add=1}"
              + ".local $same = {$raised}"
              + ".local $fixed = {12}"
              + "{{{$same :number minimumFractionDigits=1} {$fixed} {$model}}}");

  private static final Scope SCOPE = Scope.of(MESSAGE);

  @Test
  void aDerivationFollowsEveryDeclarationBackToItsSource() {
    Derivation derivation = SCOPE.derivation(placeholder(0));
    assertEquals(Optional.of("throttle"), derivation.input());
    assertEquals(
        List.of("number", "offset", "number"),
        derivation.calls().stream().map(FunctionCall::name).toList());
  }

  @Test
  void aDerivationGathersTheOptionsOfItsFunctions() {
    NumberOptions options = SCOPE.derivation(placeholder(0)).numberOptions();
    assertEquals(SignDisplay.ALWAYS, options.signDisplay());
    assertEquals(1, options.leastFraction());
    assertEquals(3, options.mostFraction());
  }

  @Test
  void aLiteralComesFromNoInput() {
    assertEquals(Optional.empty(), SCOPE.derivation(placeholder(1)).input());
  }

  @Test
  void anUndeclaredVariableStandsForItself() {
    Derivation derivation = SCOPE.derivation(placeholder(2));
    assertEquals(Optional.of("model"), derivation.input());
    assertEquals(Optional.empty(), derivation.annotation());
  }

  @Test
  void inputsAreTheVariablesThatNoLocalBinds() {
    assertEquals(
        List.of("throttle", "throttle", "model"),
        SCOPE.inputs().stream().map(Operand.Variable::name).toList());
  }

  @Test
  void aCircleOfDeclarationsEnds() {
    Message circle = Templates.message(".local $a = {$b :f} .local $b = {$a :g} {{{$a}}}");
    Derivation derivation = Scope.of(circle).derivation(circle.expressions().get(2));
    assertEquals(List.of("g", "f"), derivation.calls().stream().map(FunctionCall::name).toList());
  }

  private static Expression placeholder(int index) {
    return MESSAGE.patterns().get(0).expressions().get(index);
  }
}
