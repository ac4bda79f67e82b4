package dev.retryevents.processor.check.sample;

import dev.retryevents.json.JsonObject;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.RecordRules;
import java.util.Optional;
import java.util.Set;

/** Says which member an object lacks that another one of its members asks for. */
final class DependencyCheck {

  private DependencyCheck() {}

  static Optional<String> of(JsonObject object, RecordRules rules) {
    Set<String> there = object.members().keySet();
    return rules.dependencies().stream()
        .filter(one -> there.contains(one.member()))
        .flatMap(
            one ->
                one.needs().stream()
                    .filter(needed -> !there.contains(needed))
                    .map(
                        needed ->
                            "lacks the member "
                                + Wording.quoted(needed)
                                + ", which "
                                + Wording.quoted(one.member())
                                + " asks for"))
        .findFirst();
  }
}
