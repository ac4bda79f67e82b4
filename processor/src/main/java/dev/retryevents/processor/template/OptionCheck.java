package dev.retryevents.processor.template;

import dev.retryevents.processor.template.ProfileFault.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds options that a function of the profile does not have, or not with this value. */
final class OptionCheck {

  private OptionCheck() {}

  static List<ProfileFault> faults(FunctionCall call, FunctionProfile profile) {
    List<ProfileFault> faults = new ArrayList<>();
    for (Option option : call.options()) {
      profile
          .option(option.name())
          .map(known -> valueFault(option, known))
          .orElseGet(() -> Optional.of(nameFault(option, profile)))
          .ifPresent(faults::add);
    }
    if (faults.isEmpty() && profile.exclusive() && call.options().size() != 1) {
      faults.add(countFault(call, profile));
    }
    if (faults.isEmpty()) {
      fractionFault(call).ifPresent(faults::add);
    }
    return faults;
  }

  private static ProfileFault nameFault(Option option, FunctionProfile profile) {
    return Refusal.ofOption(option.name())
        .map(
            sentence ->
                new ProfileFault(
                    Kind.REFUSED_OPTION, option.span(), sentence, option.name(), Set.of()))
        .orElseGet(
            () ->
                new ProfileFault(
                    Kind.UNKNOWN_OPTION,
                    option.span(),
                    ":" + profile.name() + " has no option \"" + option.name() + "\"",
                    option.name(),
                    profile.optionNames()));
  }

  private static Optional<ProfileFault> valueFault(Option option, OptionProfile known) {
    String phrase = known.values().phrase();
    if (!(option.value() instanceof Operand.Literal literal)) {
      String written = "$" + ((Operand.Variable) option.value()).name();
      String sentence = known.name() + " takes no variable; write " + phrase;
      return Optional.of(fault(option, sentence, written, Set.of()));
    }
    if (known.values().admit(literal.text())) {
      return Optional.empty();
    }
    Set<String> words =
        known.values() instanceof OptionProfile.Words closed ? closed.words() : Set.of();
    String sentence = known.name() + " cannot be \"" + literal.text() + "\"; write " + phrase;
    return Optional.of(fault(option, sentence, literal.text(), words));
  }

  private static ProfileFault fault(
      Option option, String sentence, String written, Set<String> candidates) {
    return new ProfileFault(
        Kind.OPTION_VALUE, option.value().span(), sentence, written, candidates);
  }

  private static ProfileFault countFault(FunctionCall call, FunctionProfile profile) {
    return new ProfileFault(
        Kind.OPTION_COUNT,
        call.span(),
        ":" + profile.name() + " needs exactly one of " + String.join(", ", profile.optionNames()),
        profile.name(),
        Set.of());
  }

  private static Optional<ProfileFault> fractionFault(FunctionCall call) {
    return call.option("minimumFractionDigits")
        .filter(least -> NumberOptions.NONE.with(call).isContradictory())
        .map(least -> fault(least, NumberOptions.CONTRADICTION, "minimumFractionDigits", Set.of()));
  }
}
