package dev.retryevents.processor.check.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.Component;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpansionTest {

  private static final String DEFINITIONS =
      ",'A':{'type':'object','required':['a'],'properties':{'a':{'type':'string'},"
          + "'b':{'type':'string'}}},'N':{'type':'string','minLength':2},"
          + "'V':{'$id':'urn:v','$defs':{'W':{'$anchor':'w','type':'boolean'}},'$ref':'#/$defs/W'},"
          + "'K':{'$anchor':'k','type':'integer'}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'allOf':[{'$ref':'#/$defs/A'},{'required':['b']}]} | XX(String a, String b)",
        "{'$ref':'#/$defs/A','required':['b']} | XX(String a, String b)",
        "{'allOf':[{'$ref':'#/$defs/A'},{'properties':{'c':{'type':'integer'}}}]} |"
            + " XX(Long? c, String a, String? b)",
        "{'allOf':[{'$ref':'#/$defs/A'},{'properties':{'a':{'minLength':3}}}]} |"
            + " XX(String a, String? b)",
        "{'allOf':[{'$ref':'#/$defs/A'}]} | A(String a, String? b)",
        "{'allOf':[{'$ref':'#/$defs/A'},{'description':'d'}],'title':'t'} | A(String a, String? b)"
      })
  void partsAreOneObject(String schema, String type) {
    Shaped shaped = Shaped.of(Bundles.event("'x':" + schema) + DEFINITIONS);
    assertEquals(List.of(), shaped.told());
    assertEquals(sorted(type), sorted(shaped.others().get(0)));
  }

  /** Members of one type, whatever their order. */
  private static List<String> sorted(String type) {
    return List.of(type.split("[(), ]+")).stream().sorted().toList();
  }

  @Test
  void theStricterOfTwoDemandsIsAsked() {
    Bounds bounds =
        bounds("{'allOf':[{'$ref':'#/$defs/N'},{'minLength':1,'maxLength':9},{'maxLength':7}]}");
    assertEquals(OptionalInt.of(2), bounds.text().minLength());
    assertEquals(OptionalInt.of(7), bounds.text().maxLength());
    Bounds number =
        bounds(
            "{'type':'number','minimum':1,'allOf':[{'minimum':3,'multipleOf':2},{'multipleOf':4}]}");
    assertEquals(Optional.of(new BigDecimal("3")), number.number().minimum());
    assertEquals(Optional.of(new BigDecimal("4")), number.number().multipleOf());
  }

  @Test
  void whatIsAskedOfEachElementIsKept() {
    Shaped shaped =
        Shaped.of(Bundles.event("'x':{'type':'array','items':{'$ref':'#/$defs/N'}}") + DEFINITIONS);
    assertEquals(List.of(), shaped.told());
    assertEquals(
        "OptionalInt[2]",
        ((dev.retryevents.processor.model.ValueType.ListOf) component(shaped).type())
            .bounds()
            .text()
            .minLength()
            .toString());
  }

  @ParameterizedTest
  @CsvSource({"#k, long x", "#/$defs/K, long x", "urn:v, boolean x", "urn:v#w, boolean x"})
  void identifiersAndAnchorsLeadToSchemas(String reference, String member) {
    Shaped shaped = Shaped.of(Bundles.event("'x':{'$ref':'" + reference + "'}") + DEFINITIONS);
    assertEquals(List.of(), shaped.told());
    assertEquals(member, shaped.members());
  }

  @Test
  void whatIsDeprecatedSaysSo() {
    Shaped shaped = Shaped.of(Bundles.event("'x':{'type':'string','deprecated':true}"));
    assertEquals("Deprecated.", component(shaped).description());
  }

  private static Bounds bounds(String schema) {
    Shaped shaped = Shaped.of(Bundles.event("'x':" + schema) + DEFINITIONS);
    assertEquals(List.of(), shaped.told());
    return component(shaped).bounds();
  }

  private static Component component(Shaped shaped) {
    return shaped.rows().get(0).components().get(0);
  }
}
