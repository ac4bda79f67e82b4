package dev.retryevents.processor.template;

import dev.retryevents.processor.template.ProfileFault.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds keys that no value of a selector with a numeric function can ever suit. */
final class NumberKeyCheck {

  private static final Pattern EXACT_NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]*[1-9])?");
  private static final Set<String> WHOLE_RESULTS =
      Set.of(FunctionProfile.INTEGER_NUMBER, FunctionProfile.RETRY_SECONDS);

  private NumberKeyCheck() {}

  static List<ProfileFault> faults(Message message) {
    if (!(message instanceof Message.SelectMessage select)) {
      return List.of();
    }
    List<ProfileFault> faults = new ArrayList<>();
    Scope scope = Scope.of(message);
    for (int column = 0; column < select.selectors().size(); column++) {
      Optional<FunctionCall> annotation =
          scope
              .derivation(select.selectors().get(column))
              .annotation()
              .filter(call -> call.profile().filter(FunctionProfile::isNumeric).isPresent());
      if (annotation.isPresent()) {
        addFaults(select.variants(), column, annotation.get(), faults);
      }
    }
    return faults;
  }

  private static void addFaults(
      List<Variant> variants, int column, FunctionCall annotation, List<ProfileFault> faults) {
    boolean exact = annotation.word("select").filter("exact"::equals).isPresent();
    for (Variant variant : variants) {
      if (column < variant.keys().size()
          && variant.keys().get(column) instanceof Key.LiteralKey key) {
        sentence(key.text(), annotation.name(), exact)
            .ifPresent(sentence -> faults.add(fault(key, sentence, exact)));
      }
    }
  }

  private static Optional<String> sentence(String key, String function, boolean exact) {
    String subject = "key \"" + key + "\" never matches: ";
    if (PluralWord.keys().contains(key)) {
      return exact ? Optional.of(subject + "select=exact compares numbers") : Optional.empty();
    }
    if (!EXACT_NUMBER.matcher(key).matches() || key.equals("-0")) {
      String spelled = Amount.of(key).map(Amount::exactKey).map(" is spelled "::concat).orElse("");
      String reason =
          spelled.isEmpty() ? "it is no number and no plural word" : "the number" + spelled;
      return Optional.of(subject + reason);
    }
    return key.contains(".") && WHOLE_RESULTS.contains(function)
        ? Optional.of(subject + ":" + function + " makes whole numbers")
        : Optional.empty();
  }

  private static ProfileFault fault(Key.LiteralKey key, String sentence, boolean exact) {
    Set<String> candidates = exact ? Set.of() : PluralWord.keys();
    return new ProfileFault(Kind.VARIANT_KEY, key.span(), sentence, key.text(), candidates);
  }
}
