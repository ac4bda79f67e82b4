package dev.retryevents.processor.template;

import dev.retryevents.processor.template.DataModelFault.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds variants with too few or too many keys, variants that recur, and a missing fallback. */
final class VariantCheck {

  private VariantCheck() {}

  static List<DataModelFault> faults(Message message) {
    if (!(message instanceof Message.SelectMessage select)) {
      return List.of();
    }
    List<DataModelFault> faults = new ArrayList<>();
    addKeyMismatches(select, faults);
    addDuplicates(select, faults);
    addMissingFallback(select, faults);
    return faults;
  }

  private static void addKeyMismatches(Message.SelectMessage select, List<DataModelFault> faults) {
    int selectors = select.selectors().size();
    for (Variant variant : select.variants()) {
      int keys = variant.keys().size();
      if (keys != selectors) {
        faults.add(
            new DataModelFault(
                Kind.VARIANT_KEY_MISMATCH,
                keysOf(variant),
                "variant \""
                    + variant.label()
                    + "\" has "
                    + counted(keys, "key")
                    + ", .match has "
                    + counted(selectors, "selector")));
      }
    }
  }

  private static void addDuplicates(Message.SelectMessage select, List<DataModelFault> faults) {
    Map<List<Object>, Integer> numbers = new HashMap<>();
    int number = 0;
    for (Variant variant : select.variants()) {
      number++;
      Integer earlier = numbers.putIfAbsent(identity(variant), number);
      if (earlier != null) {
        faults.add(
            new DataModelFault(
                Kind.DUPLICATE_VARIANT,
                keysOf(variant),
                "variant "
                    + number
                    + ", \""
                    + variant.label()
                    + "\", has the keys of variant "
                    + earlier));
      }
    }
  }

  private static void addMissingFallback(
      Message.SelectMessage select, List<DataModelFault> faults) {
    boolean found =
        select.variants().stream()
            .anyMatch(
                variant -> variant.keys().stream().allMatch(Key.CatchAllKey.class::isInstance));
    if (!found) {
      int selectors = select.selectors().size();
      Operand.Variable first = select.selectors().get(0);
      Operand.Variable last = select.selectors().get(selectors - 1);
      faults.add(
          new DataModelFault(
              Kind.MISSING_FALLBACK_VARIANT,
              new Span(first.span().start(), last.span().end()),
              "no variant suits every value; add: "
                  + String.join(" ", Collections.nCopies(selectors, "*"))
                  + " {{…}}"));
    }
  }

  /** What two variants must not share; {@code |*|} is a literal, and no catch-all. */
  private static List<Object> identity(Variant variant) {
    return variant.keys().stream()
        .<Object>map(
            key -> key instanceof Key.LiteralKey literal ? literal.text() : Key.CatchAllKey.class)
        .toList();
  }

  private static Span keysOf(Variant variant) {
    Key last = variant.keys().get(variant.keys().size() - 1);
    return new Span(variant.span().start(), last.span().end());
  }

  private static String counted(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
