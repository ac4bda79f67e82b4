package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.Component;
import java.util.List;
import java.util.Map;

/** Sets the components of a record apart that Java would take for one. */
final class ComponentNames {

  private static final int LONGEST = 150;

  private ComponentNames() {}

  static List<Component> apart(List<Component> components) {
    List<DistinctNames.Claim> claims =
        components.stream()
            .map(component -> DistinctNames.Claim.of(component.wire(), component.name()))
            .toList();
    Map<String, String> names = new DistinctNames(name -> name, "_", LONGEST).of(claims);
    return components.stream()
        .map(one -> one.named(names.getOrDefault(one.wire(), one.name())))
        .toList();
  }
}
