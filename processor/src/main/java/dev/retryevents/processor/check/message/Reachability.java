package dev.retryevents.processor.check.message;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Key;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Subject;
import dev.retryevents.processor.model.ValueType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the variants that some values choose: each selector is tried with every key that its column
 * has, and with a value that no key names, where the schema allows such values.
 */
final class Reachability {

  /** Beyond this many combinations every variant counts as reachable. */
  private static final int LIMIT = 100_000;

  /** Stands for a value that no key of the column names. */
  private static final Key OTHER = new Key.Any();

  private final MessageView view;
  private final List<Selector> selectors;
  private final List<RankedVariant> variants;

  Reachability(MessageView view, List<Selector> selectors, List<RankedVariant> variants) {
    this.view = view;
    this.selectors = selectors;
    this.variants = variants;
  }

  /** The indices, in the message, of the variants that can be chosen. */
  Set<Integer> reachable() {
    List<List<Key>> domains = new ArrayList<>();
    long combinations = 1;
    for (int column = 0; column < selectors.size(); column++) {
      List<Key> domain = domain(column);
      domains.add(domain);
      combinations *= domain.size();
      if (combinations > LIMIT) {
        return new HashSet<>(variants.stream().map(RankedVariant::index).toList());
      }
    }
    Set<Integer> chosen = new HashSet<>();
    choose(domains, new ArrayList<>(), chosen);
    return chosen;
  }

  private void choose(List<List<Key>> domains, List<Key> values, Set<Integer> chosen) {
    if (values.size() == domains.size()) {
      variants.stream()
          .filter(variant -> matches(variant.keys(), values))
          .findFirst()
          .ifPresent(variant -> chosen.add(variant.index()));
      return;
    }
    for (Key value : domains.get(values.size())) {
      values.add(value);
      choose(domains, values, chosen);
      values.remove(values.size() - 1);
    }
  }

  private static boolean matches(List<Key> keys, List<Key> values) {
    for (int column = 0; column < keys.size(); column++) {
      if (!(keys.get(column) instanceof Key.Any) && !keys.get(column).equals(values.get(column))) {
        return false;
      }
    }
    return true;
  }

  private List<Key> domain(int column) {
    Set<Key> keys = new LinkedHashSet<>();
    variants.forEach(variant -> keys.add(variant.keys().get(column)));
    keys.remove(OTHER);
    Subject subject = selectors.get(column).subject();
    keys.removeIf(key -> !isPossible(key, subject));
    if (hasOthers(subject, keys.size())) {
      keys.add(OTHER);
    }
    return List.copyOf(keys);
  }

  /** Whether the subject can be something that none of the {@code named} keys names. */
  private boolean hasOthers(Subject subject, int named) {
    Component component = subject.component();
    boolean missing = component.presence().mayBeMissing() && !(subject instanceof Subject.Seconds);
    if (missing || subject instanceof Subject.Fraction) {
      return true;
    }
    if (!(subject instanceof Subject.Word)) {
      return WholeRange.of(subject).isLargerThan(named);
    }
    Optional<NamedType.EnumType> closed = view.vocabulary(component).filter(type -> !type.open());
    return closed.isPresent()
        ? named < closed.get().constants().size()
        : !(component.type() instanceof ValueType.Bool) || named < 2;
  }

  /** Whether the schema allows the value that the key names. */
  private static boolean isPossible(Key key, Subject subject) {
    if (!(key instanceof Key.Number number)) {
      return true;
    }
    return subject instanceof Subject.Fraction
        ? subject.component().bounds().number().admit(number.number())
        : WholeRange.of(subject).holds(number.number());
  }
}
