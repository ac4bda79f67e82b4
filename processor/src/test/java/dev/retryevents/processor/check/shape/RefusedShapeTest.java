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
        "false | UnsupportedShape | no value is valid here",
        "{'type':'null'} | UnsupportedShape | only null is valid here",
        "{'type':['string','integer']} | UnsupportedShape | several types at once",
        "{'type':['string','integer','null']} | UnsupportedShape | several types at once",
        "{'anyOf':[{'type':'string'},{'type':'integer'}]} | UnsupportedShape | anyOf",
        "{'anyOf':[{'type':'string'},{'type':'null'}],'maxLength':3} | UnsupportedShape | beside",
        "{'minLength':3} | UnsupportedShape | a type is missing",
        "{'allOf':[]} | UnknownKeyword | \"allOf\"",
        "{'type':'string','maxLenght':3} | UnknownKeyword | did you mean \"maxLength\"?",
        "{'type':'string','pattern':'('} | PatternSyntax | Java cannot compile",
        "{'$ref':'#/$defs/T','maxLength':3} | UnsupportedShape | beside a $ref",
        "{'$ref':'#/$defs/Via'} | UnsupportedShape | beside a $ref",
        "{'$ref':'#/$defs/Txt'} | RefUnresolvable | leads to nothing",
        "{'$ref':'other.json#/T'} | RefForeign | nothing is fetched",
        "{'$ref':'#/$defs/Loop'} | RefCycle | leads only to itself",
        "{'enum':[]} | EnumValues | the enum is empty",
        "{'enum':[null]} | EnumValues | the enum is empty",
        "{'enum':['a','a']} | EnumValues | is there already",
        "{'enum':['a','A']} | NameCollision | in Java",
        "{'enum':['a',1]} | EnumValues | only strings make an enum",
        "{'const':1319} | EnumValues | only strings make an enum",
        "{'enum':['a'],'x-msp-openness':'ajar'} | Openness | \"ajar\"",
        "{'type':'string','x-msp-openness':'open'} | Openness | no enum",
        "{'properties':{'b':true},'additionalProperties':{'type':'string'}} | UnsupportedShape |"
            + " keep one",
        "{'type':'object','dependentRequired':{'b':['c']}} | UnsupportedShape |"
            + " dependentRequired",
        "{'type':'object','required':['b']} | RequiredUnknown | no property",
        "{'additionalProperties':{'type':'string'},'required':['b']} | RequiredUnknown |"
            + " no property",
        "{'type':'array','items':{'type':'string','maxLength':3}} | UnsupportedShape |"
            + " every element",
        "{'additionalProperties':{'type':'integer','minimum':0}} | UnsupportedShape |"
            + " every element",
        "{'type':'integer','maximum':1e999999999} | UnsupportedShape | beyond the range",
        "{'type':'number','exclusiveMinimum':1e-999999999} | UnsupportedShape | beyond the range",
        "{'type':'array','items':false} | UnsupportedShape | no value is valid here"
      })
  void aMemberWithoutAJavaTypeIsToldOnce(String schema, String code, String words) {
    String definitions =
        Bundles.event("'a':" + schema)
            + ",'T':{'type':'string'},'Via':{'$ref':'#/$defs/T','pattern':'x'}"
            + ",'Loop':{'$ref':'#/$defs/Loop'}";
    assertTold(Shaped.of(definitions), code, words);
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
        "{'allOf':[{'$ref':'#/$defs/T'}]} | UnknownKeyword | \"allOf\"",
        "{'properties':{'a':true},'oneOf':[{'required':['a']}]} | UnsupportedShape | oneOf",
        "{'properties':{'a':true},'additionalProperties':{'type':'string'}} | UnsupportedShape |"
            + " keep one",
        "{'properties':{'a':true,'b':true},'dependentRequired':{'a':['b']}} | UnsupportedShape |"
            + " dependentRequired",
        "{'$ref':'#/$defs/X'} | RefCycle | leads only to itself",
        "{'$ref':'#/$defs/Nothing'} | RefUnresolvable | leads to nothing"
      })
  void aDefinitionThatIsNoEventIsToldOnce(String schema, String code, String words) {
    assertTold(Shaped.of("'X':" + schema + ",'T':{'type':'string'}"), code, words);
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
  }

  private static void assertTold(Shaped shaped, String code, String words) {
    List<String> told = shaped.told();
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).startsWith("1.type [" + code + "] "), told::toString);
    assertTrue(told.get(0).contains(words), told::toString);
    assertFalse(shaped.rows().get(0).sound());
  }
}
