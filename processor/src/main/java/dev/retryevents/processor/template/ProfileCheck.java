package dev.retryevents.processor.template;

import dev.retryevents.processor.template.ProfileFault.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds what lies outside the profile: markup, functions, options, and their values. */
public final class ProfileCheck {

  private ProfileCheck() {}

  /** Everything in the message that lies outside the profile, in the order of the text. */
  public static List<ProfileFault> faults(Message message) {
    List<ProfileFault> faults = new ArrayList<>();
    for (Expression expression : message.expressions()) {
      faults.addAll(faults(expression));
    }
    for (Pattern pattern : message.patterns()) {
      pattern.markup().forEach(markup -> faults.add(markupFault(markup)));
    }
    faults.addAll(NumberKeyCheck.faults(message));
    faults.sort(Comparator.comparingInt(fault -> fault.span().start()));
    return List.copyOf(faults);
  }

  /** Everything in one expression that lies outside the profile. */
  static List<ProfileFault> faults(Expression expression) {
    return expression
        .function()
        .map(call -> callFaults(call, expression.operand()))
        .orElse(List.of());
  }

  private static List<ProfileFault> callFaults(FunctionCall call, Optional<Operand> operand) {
    Optional<FunctionProfile> profile = call.profile();
    if (profile.isEmpty()) {
      return List.of(functionFault(call));
    }
    List<ProfileFault> faults = new ArrayList<>();
    operandFault(call, operand, profile.get()).ifPresent(faults::add);
    faults.addAll(OptionCheck.faults(call, profile.get()));
    return faults;
  }

  private static Optional<ProfileFault> operandFault(
      FunctionCall call, Optional<Operand> operand, FunctionProfile profile) {
    String function = ":" + call.name();
    if (operand.isEmpty()) {
      String sentence = function + " has nothing to work on; put a variable before it";
      return Optional.of(
          new ProfileFault(Kind.MISSING_OPERAND, call.span(), sentence, call.name(), Set.of()));
    }
    if (!(operand.get() instanceof Operand.Literal literal) || profile.accepts(literal.text())) {
      return Optional.empty();
    }
    String sentence = function + " cannot work on the literal \"" + literal.text() + "\"";
    return Optional.of(
        new ProfileFault(Kind.LITERAL_OPERAND, literal.span(), sentence, literal.text(), Set.of()));
  }

  private static ProfileFault functionFault(FunctionCall call) {
    return Refusal.ofFunction(call.name())
        .map(
            sentence ->
                new ProfileFault(
                    Kind.REFUSED_FUNCTION, call.span(), sentence, call.name(), Set.of()))
        .orElseGet(
            () ->
                new ProfileFault(
                    Kind.UNKNOWN_FUNCTION,
                    call.span(),
                    "no function :" + call.name(),
                    call.name(),
                    FunctionProfile.names()));
  }

  private static ProfileFault markupFault(PatternPart.Markup markup) {
    return new ProfileFault(
        Kind.MARKUP,
        markup.span(),
        "markup \"" + markup.name() + "\" is outside our profile; contract text is plain text",
        markup.name(),
        Set.of());
  }
}
