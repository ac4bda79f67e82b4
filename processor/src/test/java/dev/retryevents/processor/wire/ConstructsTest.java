package dev.retryevents.processor.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Constructs of schemas on the wire: what they allow is read and written back, the rest refused.
 */
@Execution(ExecutionMode.CONCURRENT)
class ConstructsTest {

  @TempDir private Path folder;

  @Test
  void typesInJsonTellTheAlternativesOfAUnionApart() {
    JsonCodec<Object> id = codec("{'type':['integer','string'],'minLength':2}");
    assertKept(id, "1", "'1a'", "-9007199254740993");
    assertEquals("OfInteger[value=2]", id.decode("2.0").toString());
    assertRefused(id, "null", "true", "1.5", "'x'", "[]", "{}");
  }

  @Test
  void aUnionHoldsListsObjectsAndWords() {
    JsonCodec<Object> union =
        codec(
            "{'anyOf':[{'type':'array','items':{'type':'integer','minimum':1}},"
                + "{'enum':['unknown']},{'properties':{'a':{'type':'string'}}}]}");
    assertKept(union, "[1,2]", "'unknown'", "{'a':'b'}", "[]");
    assertRefused(union, "[0]", "'known'", "{'a':1}", "1");
  }

  @Test
  void aDefinitionThatContainsItselfIsReadAsDeepAsItIs() {
    JsonCodec<Object> tree = codec("{'type':'array','items':{'$ref':'#/$defs/T'},'maxItems':2}");
    assertKept(tree, "[]", "[[],[[]]]");
    assertRefused(tree, "[[],[],[]]", "[1]", "{}");
  }

  @Test
  void membersAskForOthers() {
    JsonCodec<Object> part =
        codec(
            "{'type':'object','properties':{'w':{'type':'integer'},'h':{'type':['integer','null']}},"
                + "'dependentRequired':{'w':['h'],'h':['w']}}");
    assertKept(part, "{}", "{'w':1,'h':2}", "{'w':1,'h':null}");
    assertRefused(part, "{'w':1}", "{'h':2}", "{'h':null}");
  }

  @Test
  void aClosedObjectRefusesOtherMembers() {
    JsonCodec<Object> closed =
        codec("{'properties':{'a':{'type':'string'}},'additionalProperties':false}");
    assertKept(closed, "{}", "{'a':'b'}");
    assertRefused(closed, "{'b':1}", "{'a':'b','b':1}");
  }

  @Test
  void elementsEntriesAndNamesAreChecked() {
    JsonCodec<Object> map =
        codec(
            "{'properties':{'m':{'type':'object','additionalProperties':{'type':'array','items':"
                + "{'type':['string','null'],'pattern':'^a'},'uniqueItems':true},"
                + "'propertyNames':{'maxLength':2},'minProperties':1}}}");
    assertKept(map, "{'m':{'k':['a',null,'ab']}}", "{'m':{'kk':[]}}");
    assertRefused(
        map, "{'m':{}}", "{'m':{'k':['b']}}", "{'m':{'kkk':[]}}", "{'m':{'k':['a','a']}}");
  }

  @Test
  void numbersAreMultiplesAndOfTheListedValues() {
    JsonCodec<Object> numbers =
        codec(
            "{'properties':{'a':{'type':'number','multipleOf':0.1},'b':{'enum':[1,2.0]},"
                + "'c':{'const':true},'d':{'enum':['x',1,null]},'e':{'type':'integer',"
                + "'multipleOf':0.75}}}");
    assertKept(numbers, "{'a':0.3,'b':2,'c':true,'d':'x','e':3}", "{'d':1}", "{'d':null}");
    assertRefused(numbers, "{'a':0.35}", "{'b':3}", "{'c':false}", "{'d':'y'}", "{'e':2}");
  }

  @Test
  void listedValuesKeepToWhatStandsBesideThem() {
    JsonCodec<Object> listed =
        codec(
            "{'properties':{'n':{'enum':[1,2,3],'minimum':2,'exclusiveMaximum':3},'t':{'enum':"
                + "['a','bb','ccc'],'minLength':2,'pattern':'^b'},'l':{'enum':[[],[1,1],[1]],"
                + "'minItems':1,'uniqueItems':true},'c':{'const':'a','enum':['a','b']}}}");
    assertKept(listed, "{'n':2,'t':'bb','l':[1],'c':'a'}");
    assertRefused(
        listed, "{'n':1}", "{'n':3}", "{'t':'a'}", "{'t':'ccc'}", "{'l':[]}", "{'l':[1,1]}");
  }

  @Test
  void zeroHasNoSign() {
    JsonCodec<Object> numbers =
        codec(
            "{'properties':{'a':{'type':'array','items':{'type':'number'},'uniqueItems':true},"
                + "'b':{'type':'array','items':{'properties':{'c':{'type':'number'}}},"
                + "'uniqueItems':true}}}");
    assertKept(numbers, "{'a':[0,1]}", "{'a':[-0.0],'b':[{'c':-0},{'c':1}]}");
    assertRefused(numbers, "{'a':[0,-0]}", "{'b':[{'c':0.0},{'c':-0.0}]}");
  }

  @Test
  void aPatternEndsWhereTheTextEnds() {
    JsonCodec<Object> word = codec("{'properties':{'a':{'type':'string','pattern':'^[a-z]+$'}}}");
    assertKept(word, "{'a':'b'}");
    assertRefused(word, "{'a':'b\\n'}", "{'a':'b\\r\\n'}");
  }

  /** Up to the last length that the stack holds, and beyond, there is no other exception. */
  @Test
  void aPatternThatRecursesIsAFaultAtMost() {
    JsonCodec<Object> codec = codec("{'properties':{'a':{'type':'string','pattern':'^(a|b)*$'}}}");
    int refused = 0;
    for (int length = 1_000; length < 60_000; length += 50) {
      String json = "{\"a\":\"" + "a".repeat(length) + "\"}";
      try {
        codec.decode(json);
      } catch (JsonException tooLong) {
        assertEquals("a text that costs less to match against ^(a|b)*$", tooLong.expected());
        refused++;
      }
    }
    assertTrue(refused > 0);
  }

  @Test
  void afterAFaultElementsAreNotTakenForEqual() {
    JsonCodec<Object> points =
        codec(
            "{'properties':{'n':{'type':'integer'},'l':{'type':'array','items':{'properties':"
                + "{'x':{'type':'integer'}}},'uniqueItems':true}}}");
    assertEquals(1, points.violations("{\"n\":\"\",\"l\":[{\"x\":1},{\"x\":2}]}").size());
  }

  @Test
  void whatIsNotCheckedIsTold() {
    assertTold(
        "{'properties':{'a':{'type':'array','prefixItems':[{'type':'string'}],'items':false}}}",
        "prefixItems",
        "items");
    assertTold(
        "{'properties':{'a':{'type':'object','patternProperties':{'^x':{'type':'string'}},"
            + "'additionalProperties':{'type':'integer'}}}}",
        "patternProperties",
        "additionalProperties");
    assertTold("{'properties':{'a':{'enum':[[1],['a']],'items':{'type':'string'}}}}", "items");
    assertTold(
        "{'properties':{'a':{'enum':['a'],'x-msp-openness':'open','maxLength':1}}}", "maxLength");
  }

  private void assertTold(String schema, String... keywords) {
    Outcome outcome =
        CompiledModel.compile(folder, "types = \"*\"", bundle(schema), Javac.lenient());
    assertEquals(keywords.length, outcome.diagnostics().size(), outcome::text);
    for (String keyword : keywords) {
      String told = "/a/" + keyword + " (";
      assertTrue(outcome.text().contains(told), outcome::text);
    }
    assertTrue(outcome.text().contains("[NotAsserted]"), outcome::text);
  }

  @Test
  void partsOfAllOfAreAskedTogether() {
    JsonCodec<Object> all =
        codec(
            "{'allOf':[{'properties':{'a':{'type':'string'}}},{'required':['a']},"
                + "{'properties':{'a':{'minLength':2}}}]}");
    assertKept(all, "{'a':'bc'}");
    assertRefused(all, "{}", "{'a':'b'}");
  }

  @Test
  void namesInJsonStayWhateverTheyAreInJava() {
    JsonCodec<Object> named =
        codec(
            "{'properties':{'class':{'type':'string'},'a-b':{'type':'integer'},"
                + "'a_b':{'type':'integer'},'':{'type':'boolean'},'5':{'enum':['x','X','+','']}}}");
    assertKept(named, "{'class':'c','a-b':1,'a_b':2,'':true,'5':'x'}", "{'5':'X'}", "{'5':''}");
  }

  @Test
  void whatNothingTellsApartIsKeptAsItIs() {
    String schema = "{'anyOf':[{'properties':{'a':{}}},{'required':['b']}]}";
    Outcome outcome =
        CompiledModel.compile(folder, "types = \"*\"", bundle(schema), Javac.lenient());
    assertTrue(outcome.text().contains("warning: [UnsupportedShape]"), outcome::text);
    assertKept(CompiledModel.of(outcome.output()).codec("T"), "{'x':[1.50,{'y':null}]}");
  }

  private JsonCodec<Object> codec(String schema) {
    return CompiledModel.of(folder, "types = \"*\"", bundle(schema)).codec("T");
  }

  private static String bundle(String schema) {
    return ("'$defs':{'T':" + schema + "}").replace('\'', '"');
  }

  private static void assertKept(JsonCodec<Object> codec, String... values) {
    for (String value : values) {
      String json = value.replace('\'', '"');
      Object read = codec.decode(json);
      assertEquals(JsonValue.parse(json), JsonValue.parse(codec.encodeToString(read)), json);
      assertEquals(read, codec.decode(codec.encodeToString(read)));
    }
  }

  private static void assertRefused(JsonCodec<Object> codec, String... values) {
    for (String value : values) {
      String json = value.replace('\'', '"');
      assertThrows(JsonException.class, () -> codec.decode(json), json);
    }
  }
}
