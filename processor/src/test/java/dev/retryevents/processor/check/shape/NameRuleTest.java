package dev.retryevents.processor.check.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.json.JsonString;
import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.Places;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.schema.Bundle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The rule of names over whole bundles: what each name becomes, whatever the order of the file. */
class NameRuleTest {

  private static final Map<String, String> TYPES =
      table(
          """
           => Empty
          $x => DollarX
          +1 => Plus1
          1st => _1st
          Builder => BuilderValue
          Codec => Codec
          Foo => Foo
          FooCodec => FooCodecValue
          HTTPError => HTTPError
          Integer => IntegerValue
          Known => KnownValue
          List => List
          Map => Map
          Object => ObjectValue
          Objects => Objects
          Override => OverrideValue
          RateLimit => RateLimit
          Record => RecordValue_d36c4c
          String => StringValue
          System => SystemValue
          Unknown => UnknownValue
          Visitor => VisitorValue
          _ => Blank_35cf5e
          __ => Blank_77ba9d
          a b => AB_92d6d7
          a.b => AB_02c0c8
          café => Café
          class => ClassValue
          httpError => HttpError_139fc7
          permits => Permits
          rate-limit => RateLimit_0708dd
          rate_limit => RateLimit_dfffb3
          ratelimit => Ratelimit_d98e55
          record => RecordValue_6f7c51
          var => Var
          日本 => 日本
          """);

  private static final Map<String, String> COMPONENTS =
      table(
          """
           => empty
            => blank_36a9e7
          $ref => dollarRef
          + => plus
          - => blank_3973e0
          1 => _1
          MinLines => minLines_10759b
          URL => url
          _ => blank_d2e2ad
          a b => aB_c8687a
          a.b => aB_2e7336
          café => café
          class => classValue
          dev => devValue
          equals => equals
          getClass => getClassValue
          hashCode => hashCodeValue
          in => in
          java => javaValue
          min-lines => minLines_5d5f3f
          minLines => minLines
          min_lines => minLines_f6e55a
          null => nullValue
          out => out
          record => record
          this => thisValue
          toString => toStringValue
          unknownMembers => unknownMembers
          value => value
          wait => waitValue
          """);

  private static final Map<String, String> CONSTANTS =
      table(
          """
           => EMPTY
            => BLANK__36a9e7
          +1 => PLUS_1
          -1 => _1
          1st => _1ST
          CAFÉ => CAFÉ
          IN_PROGRESS => IN_PROGRESS
          _ => BLANK__d2e2ad
          a b => A_B
          café => CAFÉ__850f7d
          class => CLASS
          in-progress => IN_PROGRESS__ed1866
          inProgress => IN_PROGRESS__ae3812
          null => NULL
          """);

  @Test
  void everyNameIsAsTheTableSays() {
    Named named = Named.of(List.copyOf(TYPES.keySet()), list(COMPONENTS), list(CONSTANTS));
    assertEquals(TYPES, named.types());
    assertEquals(COMPONENTS, named.components());
    assertEquals(CONSTANTS, named.constants());
  }

  @Test
  void theOrderOfTheFileDoesNotMatter() {
    for (int seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      List<String> types = shuffled(TYPES, random);
      Named named = Named.of(types, shuffled(COMPONENTS, random), shuffled(CONSTANTS, random));
      assertEquals(TYPES, named.types(), "seed " + seed);
      assertEquals(COMPONENTS, named.components(), "seed " + seed);
      assertEquals(CONSTANTS, named.constants(), "seed " + seed);
    }
  }

  @Test
  void allNamesAreLegalAndApart() {
    assertApart(TYPES);
    COMPONENTS.values().forEach(name -> assertTrue(JavaNames.isComponent(name), name));
    TYPES.values().forEach(name -> assertTrue(JavaNames.isTypeName(name), name));
    TYPES.values().forEach(name -> assertTrue(!JavaNames.hidesJavaLang(name), name));
    assertEquals(COMPONENTS.size(), new HashSet<>(COMPONENTS.values()).size());
    assertEquals(CONSTANTS.size(), new HashSet<>(CONSTANTS.values()).size());
  }

  /** Files of types may not differ by case alone. */
  private static void assertApart(Map<String, String> names) {
    Set<String> folded =
        names.values().stream()
            .map(name -> name.toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
    assertEquals(names.size(), folded.size());
  }

  /** What the names of a bundle became. */
  private record Named(
      Map<String, String> types, Map<String, String> components, Map<String, String> constants) {

    static Named of(List<String> definitions, List<String> members, List<String> words) {
      String object = "{\"type\": \"object\", \"properties\": {%s}}".formatted(schemas(members));
      String vocabulary =
          words.stream().map(Named::quoted).collect(Collectors.joining(",", "{\"enum\": [", "]}"));
      Bundle bundle =
          Bundles.of(
              definitions.stream()
                      .map(name -> quoted(name) + ": " + object + ", ")
                      .collect(Collectors.joining())
                  + "\"Words\": "
                  + vocabulary);
      Shapes shapes = new Shapes();
      ReachedShape shape = new ReachedShape(bundle, shapes, new Findings());
      for (String name : bundle.definitions().keySet()) {
        shape.of(Objects.requireNonNull(bundle.definitions().get(name)), "", Places.of(name));
      }
      Map<String, String> types = new TreeMap<>();
      Map<String, String> components = new TreeMap<>();
      Map<String, String> constants = new TreeMap<>();
      for (NamedType type : shapes.all()) {
        if (type instanceof NamedType.RecordType record) {
          types.put(record.pointer().substring("#/$defs/".length()), record.name());
          record.components().forEach(one -> components.put(one.wire(), one.name()));
        } else if (type instanceof NamedType.EnumType enumeration) {
          enumeration.constants().forEach(one -> constants.put(one.wire(), one.name()));
        }
      }
      return new Named(types, components, constants);
    }

    private static String schemas(List<String> members) {
      return members.stream()
          .map(name -> quoted(name) + ": {\"type\": \"string\"}")
          .collect(Collectors.joining(", "));
    }

    private static String quoted(String text) {
      return new JsonString(text).toString();
    }
  }

  private static List<String> list(Map<String, String> names) {
    return List.copyOf(names.keySet());
  }

  private static List<String> shuffled(Map<String, String> names, Random random) {
    List<String> shuffled = new ArrayList<>(names.keySet());
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  /** One name a line: that in JSON, an arrow, that in Java. */
  private static Map<String, String> table(String lines) {
    Map<String, String> names = new TreeMap<>();
    for (String line : lines.split("\n")) {
      String[] sides = line.split(" => ", -1);
      names.put(sides[0], sides[1]);
    }
    return names;
  }
}
