package dev.retryevents.processor.generate;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.NameAllocator;
import dev.retryevents.processor.model.Component;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/**
 * The constants of a record that hold the compiled patterns of its components.
 *
 * @param names the constant of each component that has one, by the component's name
 */
record PatternConstants(Map<String, String> names) {

  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  /** Names them after the components, away from the names in {@code taken}. */
  static PatternConstants of(List<Component> components, NameAllocator taken) {
    Map<String, String> names = new LinkedHashMap<>();
    for (Component component : components) {
      if (component.bounds().pattern().isPresent()) {
        names.put(component.name(), taken.newName(constant(component.name()) + "_PATTERN"));
      }
    }
    return new PatternConstants(names);
  }

  Optional<String> of(Component component) {
    return Optional.ofNullable(names.get(component.name()));
  }

  Optional<FieldSpec> field(Component component) {
    return of(component)
        .flatMap(name -> component.bounds().pattern().map(pattern -> field(name, pattern)));
  }

  private static FieldSpec field(String name, String pattern) {
    return FieldSpec.builder(Pattern.class, name, Modifier.STATIC, Modifier.FINAL)
        .initializer("$T.compile($L)", Pattern.class, StringLiteral.of(pattern))
        .build();
  }

  private static String constant(String name) {
    return HUMP.matcher(name).replaceAll("_").toUpperCase(Locale.ROOT);
  }
}
