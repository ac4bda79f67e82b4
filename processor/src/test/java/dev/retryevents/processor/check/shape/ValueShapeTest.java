package dev.retryevents.processor.check.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.ValueType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueShapeTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'type':'string'} | String a",
        "{'type':'boolean'} | boolean a",
        "{'type':'number'} | double a",
        "{'type':'integer'} | long a",
        "{'type':'integer','minimum':0} | long a",
        "{'type':'integer','maximum':9} | long a",
        "{'type':'integer','minimum':0,'maximum':9} | int a",
        "{'type':'integer','exclusiveMinimum':0,'exclusiveMaximum':9} | int a",
        "{'type':'integer','minimum':-2147483648,'maximum':2147483647} | int a",
        "{'type':'integer','minimum':0,'maximum':2147483648} | long a",
        "{'type':'integer','minimum':-2147483649,'maximum':0} | long a",
        "{'type':'integer','minimum':0,'maximum':9007199254740991} | long a",
        "{'type':'array','items':{'type':'string'}} | List<String> a",
        "{'type':'array'} | List<JsonValue> a",
        "{'type':'array','items':true} | List<JsonValue> a",
        "{'type':'array','items':{'type':'array','items':{'type':'integer'}}} | List<List<Long>> a",
        "{'items':{'type':'string'}} | List<String> a",
        "{'additionalProperties':{'type':'string'}} | Map<String, String> a",
        "{'type':'object','additionalProperties':{'type':'integer'}} | Map<String, Long> a",
        "{'type':'object'} | JsonObject a",
        "{'type':'object','properties':{}} | JsonObject a",
        "{'type':'object','additionalProperties':true} | JsonObject a",
        "true | JsonValue a",
        "{} | JsonValue a",
        "{'description':'anything'} | JsonValue a"
      })
  void aTypeOfJsonBecomesOneOfJava(String schema, String member) {
    Shaped shaped = Shaped.of(Bundles.event("'a':" + schema));
    assertEquals(List.of(), shaped.told());
    assertEquals(member, shaped.members());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'type':['string','null']}",
        "{'anyOf':[{'type':'string'},{'type':'null'}]}",
        "{'anyOf':[{'type':'null'},{'type':'string'}]}",
        "{'oneOf':[{'type':'string'},{'type':'null'}]}",
        "{'anyOf':[{'$ref':'#/$defs/Text'},{'type':'null'}]}",
        "{'$ref':'#/$defs/Perhaps'}",
        "{'$ref':'#/$defs/PerhapsText'}",
        "{'anyOf':[{'$ref':'#/$defs/PerhapsText'},{'type':'null'}]}"
      })
  void nullIsReadInEverySpelling(String schema) {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':" + schema)
                + ",'Text':{'type':'string'},'Perhaps':{'type':['null','string']}"
                + ",'PerhapsText':{'anyOf':[{'$ref':'#/$defs/Text'},{'type':'null'}]}");
    assertEquals(List.of(), shaped.told());
    assertEquals("String? a", shaped.members());
  }

  @Test
  void aMemberThatIsOptionalAndNullableKeepsTheTwoApart() {
    Shaped shaped =
        Shaped.of("'X':{'properties':{'a':{'type':'integer'},'b':{'type':['integer','null']}}}");
    assertEquals("Long? a, Presence<Long> b", shaped.members());
  }

  @Test
  void elementsAndEntriesMayBeNull() {
    Shaped shaped =
        Shaped.of(
            Bundles.event(
                "'a':{'type':'array','items':{'type':['string','null']}}",
                "'b':{'additionalProperties':{'type':['string','null']}}"));
    assertEquals(List.of(), shaped.told());
    assertEquals(
        List.of(
            new ValueType.ListOf(new ValueType.Text(), true),
            new ValueType.MapOf(new ValueType.Text(), true)),
        shaped.rows().get(0).components().stream().map(one -> one.type()).toList());
  }

  @Test
  void theNearestDescriptionIsTaken() {
    Shaped shaped =
        Shaped.of(
            Bundles.event(
                    "'a':{'$ref':'#/$defs/T','description':'near'}",
                    "'b':{'$ref':'#/$defs/T'}",
                    "'c':{'$ref':'#/$defs/U'}",
                    "'d':{'anyOf':[{'$ref':'#/$defs/T'},{'type':'null'}],'description':'both'}")
                + ",'T':{'type':'string','description':'far'}"
                + ",'U':{'$ref':'#/$defs/T','description':'between'}");
    assertEquals(List.of(), shaped.told());
    assertEquals(
        List.of("near", "far", "between", "both"),
        shaped.rows().get(0).components().stream().map(one -> one.description()).toList());
  }

  @Test
  void whatASchemaAsksOfAnotherTypeIsNotAsked() {
    Shaped shaped =
        Shaped.of(
            Bundles.event(
                "'a':{'type':'string','minimum':3}", "'b':{'type':'number','pattern':'('}"));
    assertEquals(List.of(), shaped.told());
    assertEquals(
        List.of(true, true),
        shaped.rows().get(0).components().stream()
            .map(one -> one.bounds().equals(Bounds.NONE))
            .toList());
  }
}
