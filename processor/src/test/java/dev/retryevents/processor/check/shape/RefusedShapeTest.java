package dev.retryevents.processor.check.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.check.Rows;
import dev.retryevents.processor.check.Sources;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefusedShapeTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "false | JsonValue a | UnsupportedShape | no value is valid here",
        "{'type':['string','boolean'],'enum':[1]} | JsonValue a | UnsupportedShape | no value",
        "{'enum':[]} | JsonValue a | UnsupportedShape | no value is valid here",
        "{'type':'array','items':false} | List<JsonValue> a | UnsupportedShape | no value is valid",
        "{'minLength':3,'minimum':1} | JsonValue a | UnsupportedShape | a type is missing",
        "{'anyOf':[{'minLength':3},{'items':{}},{}]} | JsonValue a | UnsupportedShape | branches",
        "{'anyOf':[{'properties':{'b':{}}},{'properties':{'c':{}}}]} | JsonObject a |"
            + " UnsupportedShape | raw JSON is kept",
        "{'type':'string','anyOf':[{'maxLength':3},{'pattern':'x'}]} | String a | NotAsserted |"
            + " \"anyOf\"",
        "{'not':{'type':'string'}} | JsonValue a | NotAsserted | \"not\" is not checked here",
        "{'type':'integer','if':{'minimum':3}} | long a | NotAsserted | \"if\"",
        "{'type':'array','prefixItems':[{'type':'string'}]} | List<JsonValue> a | NotAsserted |"
            + " \"prefixItems\"",
        "{'type':'string','maxLenght':3} | String a | UnknownKeyword | did you mean \"maxLength\"?",
        "{'type':'string','pattern':'('} | String a | PatternSyntax | Java cannot compile",
        "{'enum':['a'],'x-msp-openness':'ajar'} | XA a | Openness | \"ajar\"",
        "{'type':'string','x-msp-openness':'open'} | String a | Openness | no enum",
        "{'properties':{'b':true},'additionalProperties':{'type':'string'}} | XA a | NotAsserted |"
            + " \"additionalProperties\"",
        "{'properties':{'b':true},'required':['c']} | XA a | UnsupportedShape | no property",
        "{'additionalProperties':{'type':'string'},'required':['b']} | Map<String, String> a |"
            + " NotAsserted | \"required\"",
        "{'patternProperties':{'^x':{'type':'string'}}} | JsonObject a | NotAsserted |"
            + " \"patternProperties\"",
        "{'type':'integer','maximum':1e999999999} | long a | NotAsserted | beyond the range",
        "{'type':'number','exclusiveMinimum':1e-999999999} | double a | NotAsserted | beyond the",
        "{'allOf':[{'type':'string','pattern':'a'},{'pattern':'b'}]} | String a | NotAsserted |"
            + " put together",
        "{'allOf':[{'properties':{'b':{}},'additionalProperties':false},{'properties':{'c':{}}}]}"
            + " | XA a | NotAsserted | put together"
      })
  void whatJavaCannotSayIsKeptAndToldOnce(String schema, String member, String code, String words) {
    Shaped shaped = Shaped.of(Bundles.event("'a':" + schema));
    assertTold(shaped, code, words);
    assertEquals(member, shaped.members());
    assertTrue(shaped.rows().get(0).sound());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'$ref':'#/$defs/Txt'} | RefUnresolvable | leads to nothing",
        "{'$ref':'#nothing'} | RefUnresolvable | leads to nothing",
        "{'$ref':'other.json#/T'} | RefForeign | nothing is fetched",
        "{'$ref':'#/$defs/Loop'} | RefCycle | leads only to itself",
        "{'$ref':'#/$defs/All'} | RefCycle | leads only to itself",
        "{'$ref':'#/$defs/Perhaps'} | RefCycle | made of nothing but itself"
      })
  void aReferenceThatLeadsToNoSchemaIsAFault(String schema, String code, String words) {
    String definitions =
        Bundles.event("'a':" + schema)
            + ",'T':{'type':'string'},'Loop':{'$ref':'#/$defs/Loop'}"
            + ",'All':{'allOf':[{'$ref':'#/$defs/All'}]}"
            + ",'Perhaps':{'anyOf':[{'$ref':'#/$defs/Perhaps'},{'type':'null'}]}";
    Shaped shaped = Shaped.of(definitions);
    assertTold(shaped, code, words);
    assertEquals("JsonValue a", shaped.members());
    assertFalse(shaped.rows().get(0).sound());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'type':'string'} | TypeKind | no object with properties",
        "{'type':'string','properties':{'a':true}} | TypeKind | no object with properties",
        "{'enum':['a']} | TypeKind | no object with properties",
        "true | TypeKind | no object with properties",
        "{'allOf':[{'$ref':'#/$defs/T'}]} | TypeKind | no object with properties",
        "{'$ref':'#/$defs/X'} | RefCycle | leads only to itself",
        "{'$ref':'#/$defs/Nothing'} | RefUnresolvable | leads to nothing"
      })
  void aDefinitionThatIsNoEventIsToldOnce(String schema, String code, String words) {
    Shaped shaped = Shaped.of("'X':" + schema + ",'T':{'type':'string'}");
    assertTold(shaped, code, words);
    assertFalse(shaped.rows().get(0).sound());
  }

  @ParameterizedTest
  @CsvSource({
    "Y, UnknownType, no definition \"Y\" in b.json",
    "Xs, UnknownType, did you mean \"X\"?",
    "#/$defs/Y, UnknownType, no definition \"#/$defs/Y\"",
    "b.json#/X, UnknownType, no definition",
    "#/$defs/X/properties/a, TypeKind, no object with properties"
  })
  void aRowThatNamesNoEventIsToldOnce(String type, String code, String words) {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':{'type':'string'}"),
            Sources.extending(),
            Rows.of(type).named("Event"));
    assertTold(shaped, code, words);
    assertFalse(shaped.rows().get(0).sound());
  }

  private static void assertTold(Shaped shaped, String code, String words) {
    List<String> told = shaped.told();
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).startsWith("1.type [" + code + "] "), told::toString);
    assertTrue(told.get(0).contains(words), told::toString);
  }
}
