package dev.retryevents.processor.check;

import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.diagnostic.Origin;
import java.lang.reflect.Proxy;
import java.util.List;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/** Places in sources that no compiler has read: each is no more than its name. */
public final class Places {

  private static final Element ELEMENT = token(Element.class, "table");

  private Places() {}

  /** The place of that name. */
  public static Origin of(String name) {
    return new Origin(ELEMENT, null, token(AnnotationValue.class, name));
  }

  /** What was found, one text a finding: the place, the id, and the sentence with its lines. */
  public static List<String> told(List<Diagnostic> diagnostics) {
    return diagnostics.stream().map(found -> found.origin().value() + " " + found.text()).toList();
  }

  private static <T> T token(Class<T> type, String name) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "toString" -> name;
                  case "hashCode" -> name.hashCode();
                  case "equals" -> name.equals(String.valueOf(arguments[0]));
                  default -> throw new UnsupportedOperationException(method.getName());
                }));
  }
}
