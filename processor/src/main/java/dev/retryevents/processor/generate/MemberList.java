package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.NameAllocator;
import dev.retryevents.json.JsonVocabulary;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The members of an object as a codec counts them: the tag that tells it apart, if it has one, then
 * the components. A member is known by its index in a vocabulary.
 *
 * @param components the components
 * @param tag the JSON name of the tag; empty if there is none
 * @param vocabulary the constant that holds the names
 * @param names the names of what the code of the object declares; of a component, by the component
 */
record MemberList(
    List<Component> components, Optional<String> tag, String vocabulary, NameAllocator names) {

  /** How many members are noted in one set of bits. */
  private static final int BITS = 64;

  /** The members of an object that has {@code prefix} in the names of its constants. */
  static MemberList of(
      List<Component> components, Optional<String> tag, String prefix, NameAllocator around) {
    String constant = prefix.toUpperCase(Locale.ROOT) + (prefix.isEmpty() ? "NAMES" : "_NAMES");
    String vocabulary = around.newName(constant);
    NameAllocator names = around.clone();
    for (String own : new String[] {"seen", "others", "next", "member"}) {
      names.newName(own, own);
    }
    components.forEach(component -> names.newName(component.name(), component));
    return new MemberList(components, tag, vocabulary, names);
  }

  /** The constant that holds the names; there is none if there are no members. */
  Optional<FieldSpec> field() {
    return isEmpty() ? Optional.empty() : Optional.of(names(vocabulary));
  }

  private FieldSpec names(String constant) {
    List<String> words = new ArrayList<>(tag.stream().toList());
    components.forEach(component -> words.add(component.wire()));
    List<CodeBlock> literals =
        words.stream().map(word -> CodeBlock.of("$L", StringLiteral.line(word))).toList();
    return FieldSpec.builder(
            JsonVocabulary.class, constant, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(Arguments.listed(CodeBlock.of("$T.of", JsonVocabulary.class), literals))
        .build();
  }

  boolean isEmpty() {
    return components.isEmpty() && tag.isEmpty();
  }

  int size() {
    return components.size() + (tag.isPresent() ? 1 : 0);
  }

  int index(Component component) {
    return components.indexOf(component) + (tag.isPresent() ? 1 : 0);
  }

  String local(Component component) {
    return names.get(component);
  }

  /** Whether one set of bits is too small for them. */
  boolean isLarge() {
    return size() > BITS;
  }

  /** How many sets of bits they take. */
  int sets() {
    return (size() + BITS - 1) / BITS;
  }

  /** The members that must be there, one set of bits after the other. */
  List<Long> required() {
    long[] sets = new long[sets()];
    for (Component component : components) {
      if (!component.presence().mayBeAbsent()) {
        int index = index(component);
        sets[index / BITS] |= 1L << index % BITS;
      }
    }
    List<Long> required = new ArrayList<>();
    for (long set : sets) {
      required.add(set);
    }
    return required;
  }

  /** Code that tells whether a member was seen. */
  CodeBlock isSeen(Component component) {
    return CodeBlock.of("$L != 0", bit(component));
  }

  /** Code that gives the bit that is set once a member was seen. */
  CodeBlock bit(Component component) {
    int index = index(component);
    CodeBlock set = isLarge() ? CodeBlock.of("seen[$L]", index / BITS) : CodeBlock.of("seen");
    return CodeBlock.of("($L & 1L << $L)", set, index % BITS);
  }

  /** Whether null is read, and written, as a value like any other. */
  static boolean isNullAValue(Component component) {
    return component.presence() == Presence.REQUIRED
        || (component.presence() == Presence.OPTIONAL
            && component.type() instanceof ValueType.AnyJson);
  }
}
