package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.template.Key.CatchAllKey;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.Variant;
import java.util.List;
import java.util.Set;

/** Reports variants that no values of the schema lead to. */
final class UnreachableVariantCheck {

  private UnreachableVariantCheck() {}

  /** The indices of the variants that values lead to; the others are reported. */
  static Set<Integer> reachable(MessageView view, Findings findings) {
    if (!(view.message() instanceof Message.SelectMessage select)) {
      return Set.of(0);
    }
    List<Selector> selectors = Selector.of(select, view);
    Set<Integer> reachable =
        new Reachability(view, selectors, RankedVariant.inOrder(select, selectors)).reachable();
    for (int i = 0; i < select.variants().size(); i++) {
      Variant variant = select.variants().get(i);
      if (!reachable.contains(i) && !isFallback(variant)) {
        findings.add(
            view.at(
                Code.UnreachableVariant,
                variant.span(),
                "variant \""
                    + variant.label()
                    + "\" can never be chosen: no value of the schema in the root locale leads to"
                    + " it; remove it"));
      }
    }
    return reachable;
  }

  /** The standard asks for this variant even where the others cover everything. */
  private static boolean isFallback(Variant variant) {
    return variant.keys().stream().allMatch(CatchAllKey.class::isInstance);
  }
}
