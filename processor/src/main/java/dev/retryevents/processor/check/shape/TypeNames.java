package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaPlace;
import dev.retryevents.processor.schema.SchemaType;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The Java names of the types of a bundle: one for each place, whichever of them are reached, and
 * in whatever order.
 *
 * <p>Two names differ by more than case, because each type is a file and some file systems take
 * such names for one.
 */
final class TypeNames {

  /** A file name has room for 255 bytes, of which nested types, tests and endings need some. */
  static final int LONGEST = 120;

  /** What may make a type of its own of a schema that is no definition. */
  private static final Set<Keyword> TYPED =
      EnumSet.of(
          Keyword.ENUM,
          Keyword.CONST,
          Keyword.PROPERTIES,
          Keyword.REQUIRED,
          Keyword.DEPENDENT_REQUIRED,
          Keyword.ADDITIONAL_PROPERTIES,
          Keyword.ALL_OF,
          Keyword.ANY_OF,
          Keyword.ONE_OF);

  private final Map<String, String> wanted = new HashMap<>();
  private final DistinctNames names;
  private final Map<String, String> settled;

  /**
   * The names of a bundle.
   *
   * @param reserved the names of types that stand beside them
   */
  TypeNames(Bundle bundle, Set<String> reserved) {
    List<DistinctNames.Claim> claims = new ArrayList<>();
    PlaceNames.tell(
        bundle.root(),
        (node, name) -> {
          wanted.put(node.place().pointer(), JavaNames.visible(name));
          if (mayNeedAType(node)) {
            claims.add(claim(node));
          }
        });
    this.names = new DistinctNames(TypeNames::fold, "_", LONGEST).without(reserved);
    this.settled = names.of(claims);
  }

  private DistinctNames.Claim claim(SchemaNode node) {
    String pointer = node.place().pointer();
    String name = wanted.getOrDefault(pointer, "Value");
    if (!Definitions.isDefinition(node)) {
      return new DistinctNames.Claim(pointer, name, 2);
    }
    List<String> steps = node.place().steps();
    return new DistinctNames.Claim(pointer, name, steps.get(1).equals(name) ? 0 : 1);
  }

  /**
   * Names the types of a schema that stands outside of all definitions, where none has the name.
   */
  void want(SchemaNode node, String name) {
    PlaceNames.tell(
        node,
        name,
        (inside, wish) -> {
          String visible = JavaNames.visible(wish);
          wanted.put(inside.place().pointer(), visible);
          if (mayNeedAType(inside)) {
            names.claim(visible).ifPresent(free -> settled.put(inside.place().pointer(), free));
          }
        });
  }

  /** The name of the type of the schema at that place. */
  String of(SchemaPlace place) {
    String pointer = place.pointer();
    String name = settled.get(pointer);
    return name == null ? names.apart(pointer, wanted.getOrDefault(pointer, "Value")) : name;
  }

  /** Whether a schema may come to have a type of its own, and so keeps its name from others. */
  private static boolean mayNeedAType(SchemaNode node) {
    boolean several = node.types().stream().filter(type -> type != SchemaType.NULL).count() > 1;
    boolean typed = several || Definitions.isDefinition(node) || TYPED.stream().anyMatch(node::has);
    boolean more = node.has(Keyword.REF) && !node.without(Keyword.REF).isSilent();
    return (typed || more) && !Nullability.isNull(node) && !Nullability.isOneBranch(node);
  }

  /** What a file system may take for the same name. */
  static String fold(String name) {
    String upper = Normalizer.normalize(name, Normalizer.Form.NFKC).toUpperCase(Locale.ROOT);
    return Normalizer.normalize(upper.toLowerCase(Locale.ROOT), Normalizer.Form.NFKC);
  }
}
