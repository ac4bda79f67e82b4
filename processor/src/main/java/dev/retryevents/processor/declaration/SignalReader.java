package dev.retryevents.processor.declaration;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads the leaves below a sealed root. */
final class SignalReader {

  private final TypeReader types;

  SignalReader(TypeReader types) {
    this.types = types;
  }

  /** The signals below {@code root}, as code in {@code user} sees them. */
  DeclaredSignals read(DeclaredType root, PackageElement user) {
    List<String> hindrances = new ArrayList<>();
    List<ValueSource> leaves = new ArrayList<>();
    TypeElement element = (TypeElement) root.asElement();
    if (isSealed(element)) {
      collect(root, user, leaves, hindrances);
    } else {
      hindrances.add(element.getSimpleName() + " is not sealed");
    }
    return new DeclaredSignals(
        TypeNames.of(element), hindrances, leaves, types.source(root, user).warnings());
  }

  private void collect(
      DeclaredType type, PackageElement user, List<ValueSource> leaves, List<String> hindrances) {
    TypeElement element = (TypeElement) type.asElement();
    boolean isAbstract = element.getModifiers().contains(Modifier.ABSTRACT);
    if (!isSealed(element)) {
      ValueSource leaf = types.source(type, user);
      if (leaves.stream().noneMatch(known -> known.type().equals(leaf.type()))) {
        leaves.add(leaf);
      }
    } else if (!isAbstract) {
      hindrances.add(element.getSimpleName() + " is sealed, and has instances of its own");
    } else {
      for (TypeMirror permitted : element.getPermittedSubclasses()) {
        collect((DeclaredType) permitted, user, leaves, hindrances);
      }
    }
  }

  private static boolean isSealed(TypeElement type) {
    return type.getModifiers().contains(Modifier.SEALED);
  }
}
