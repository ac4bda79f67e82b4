package dev.retryevents.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SchemaNodeTest {

  @Test
  void aReferenceKeepsItsSiblings() {
    SchemaNode node = BundleText.definition("{'$ref':'#/$defs/T','description':'local'}");
    assertEquals(Optional.of("#/$defs/T"), node.ref());
    assertEquals(Optional.of("local"), node.description());
  }

  @Test
  void boundsKeepEveryDigit() {
    SchemaNode node =
        BundleText.definition(
            "{'minimum':-1e400,'maximum':9007199254740993,'exclusiveMinimum':0.10,"
                + "'exclusiveMaximum':1555001539041}");
    assertEquals(Optional.of(new BigDecimal("-1e400")), node.amount(Keyword.MINIMUM));
    assertEquals(Optional.of(new BigDecimal("9007199254740993")), node.amount(Keyword.MAXIMUM));
    assertEquals(Optional.of(new BigDecimal("0.10")), node.amount(Keyword.EXCLUSIVE_MINIMUM));
    assertEquals(
        Optional.of(new BigDecimal("1555001539041")), node.amount(Keyword.EXCLUSIVE_MAXIMUM));
  }

  @Test
  void aTypeIsOneNameOrSeveral() {
    assertEquals(
        List.of(SchemaType.NULL, SchemaType.STRING),
        List.copyOf(BundleText.definition("{'type':['string','null']}").types()));
    assertEquals(Set.of(SchemaType.INTEGER), BundleText.definition("{'type':'integer'}").types());
    assertEquals(Set.of(), BundleText.definition("{}").types());
  }

  @Test
  void aNullBranchIsABranchLikeAnyOther() {
    List<SchemaNode> branches =
        BundleText.definition("{'anyOf':[{'$ref':'#/$defs/T'},{'type':'null'}]}").anyOf();
    assertEquals(Optional.of("#/$defs/T"), branches.get(0).ref());
    assertEquals(Set.of(SchemaType.NULL), branches.get(1).types());
  }

  @Test
  void trueAndFalseAreSchemas() {
    Map<String, SchemaNode> properties =
        BundleText.definition("{'properties':{'any':true,'never':false,'empty':{}}}").properties();
    assertEquals(true, properties.get("any").verdict());
    assertEquals(false, properties.get("never").verdict());
    assertNull(properties.get("empty").verdict());
  }

  @Test
  void additionalPropertiesMayBeAnySchemaOrAbsent() {
    assertEquals(false, additional("{'additionalProperties':false}").verdict());
    assertEquals(true, additional("{'additionalProperties':true}").verdict());
    assertNull(additional("{'additionalProperties':{}}").verdict());
    assertEquals(
        Set.of(SchemaType.STRING),
        additional("{'additionalProperties':{'type':'string'}}").types());
    assertEquals(Optional.empty(), BundleText.definition("{}").additionalProperties());
  }

  @Test
  void theArmsOfAUnionKeepTheirConstants() {
    SchemaNode union =
        BundleText.definition(
            "{'oneOf':[{'properties':{'kind':{'const':'a'}}},{'properties':{'kind':{'const':7}}}]}");
    assertEquals(
        List.of("\"a\"", "7"),
        union.oneOf().stream()
            .map(arm -> arm.properties().get("kind").constant().orElseThrow().value().toString())
            .toList());
  }

  @Test
  void whatIsNotUnderstoodIsListedByNameAndPlace() {
    SchemaNode node =
        BundleText.definition("{'allow':[{'$ref':'#/$defs/A'},{'required':['b']}],'formal':'x'}");
    assertEquals(
        "{allow=b.json#/$defs/X/allow (1:16), formal=b.json#/$defs/X/formal (1:66)}",
        node.unknownKeywords().toString());
  }

  @Test
  void enumValuesOfEveryTypeHaveTheirPlaces() {
    List<Operand.Literal> values =
        BundleText.definition("{'enum':[1,'a',null,{'x':1}]}").enumValues();
    assertEquals(
        List.of("1", "\"a\"", "null", "{\"x\":1}"),
        values.stream().map(value -> value.value().toString()).toList());
    assertEquals("b.json#/$defs/X/enum/3 (1:35)", values.get(3).place().toString());
  }

  @Test
  void aMemberMayBearTheNameOfAKeyword() {
    SchemaNode node =
        BundleText.definition(
            "{'properties':{'type':{'type':'string'},'items':true,'anyOf':{},'description':{},"
                + "'x-y':{},'required':{'type':'boolean'}},'required':['type','anyOf']}");
    assertEquals(
        List.of("type", "items", "anyOf", "description", "x-y", "required"),
        List.copyOf(node.properties().keySet()));
    assertEquals(List.of("type", "anyOf"), List.copyOf(node.required().keySet()));
    assertEquals(Map.of(), node.unknownKeywords());
    assertFalse(node.has(Keyword.TYPE));
  }

  @Test
  void requiredNamesHaveTheirPlaces() {
    SchemaNode node =
        BundleText.definition("{'required':['a','b'],'dependentRequired':{'a':['c']}}");
    assertEquals("b.json#/$defs/X/required/1 (1:32)", node.required().get("b").toString());
    Operand dependent = node.operands().get(Keyword.DEPENDENT_REQUIRED);
    assertEquals(
        Set.of("c"),
        assertInstanceOf(Operand.NamesMap.class, dependent).names().get("a").names().keySet());
  }

  @Test
  void lengthsAreWholeNumbersHoweverTheyAreSpelled() {
    SchemaNode node = BundleText.definition("{'minLength':2.0,'maxLength':1e400}");
    assertEquals(OptionalInt.of(2), node.count(Keyword.MIN_LENGTH));
    assertEquals(OptionalInt.of(Integer.MAX_VALUE), node.count(Keyword.MAX_LENGTH));
  }

  @Test
  void extensionsAreKeptAndNotesToPeopleAreNot() {
    SchemaNode node =
        BundleText.definition(
            "{'$comment':'c','default':[1],'examples':[2],'deprecated':true,'x-since':'1.2',"
                + "'x-msp-openness':'open'}");
    assertEquals(Set.of("x-since"), node.extensions().keySet());
    assertEquals(Optional.of("open"), node.openness());
    assertEquals(Set.of(Keyword.DEPRECATED, Keyword.OPENNESS), node.operands().keySet());
    assertEquals(Map.of(), node.unknownKeywords());
  }

  @Test
  void aKeywordThatIsThereAndEmptyIsNotAbsent() {
    SchemaNode node = BundleText.definition("{'properties':{},'enum':[]}");
    assertTrue(node.has(Keyword.PROPERTIES));
    assertTrue(node.has(Keyword.ENUM));
    assertEquals("b.json#/$defs/X/enum (1:32)", node.placeOf(Keyword.ENUM).toString());
    assertEquals("b.json#/$defs/X (1:11)", node.placeOf(Keyword.TITLE).toString());
  }

  private static SchemaNode additional(String schema) {
    return BundleText.definition(schema).additionalProperties().orElseThrow();
  }
}
