package dev.retryevents.processor.declaration;

import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * What generated code can name from the package that it stands in.
 *
 * @param elements the compiler's elements
 * @param user that package
 */
record Visibility(Elements elements, PackageElement user) {

  /** Whether the element itself can be named, whatever is around it. */
  boolean admits(Element element) {
    return element.getModifiers().contains(Modifier.PUBLIC)
        || (!element.getModifiers().contains(Modifier.PRIVATE)
            && elements.getPackageOf(element).equals(user));
  }

  /** Whether the type can be named, with the types around it. */
  boolean admitsNested(TypeElement type) {
    for (Element element = type;
        element instanceof TypeElement;
        element = element.getEnclosingElement()) {
      if (!admits(element)) {
        return false;
      }
    }
    return true;
  }
}
