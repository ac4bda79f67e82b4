package dev.retryevents.processor.check.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.processor.check.Bundles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypeUnionShapeTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'type':['integer','string']} | T[OfInteger(long value), OfString(String value)]",
        "{'type':['string','integer']} | T[OfInteger(long value), OfString(String value)]",
        "{'type':['integer','number','string']} | T[OfNumber(double value), OfString(String value)]",
        "{'type':['boolean','object']} | T[OfBoolean(boolean value), OfObject(JsonObject value)]",
        "{'anyOf':[{'type':'array','items':{'$ref':'#/$defs/E'}},{'$ref':'#/$defs/E'}]} |"
            + " T[OfString(E value), OfArray(List<E> value)]",
        "{'oneOf':[{'type':'string'},{'type':'array','items':{'type':'string'}}]} |"
            + " T[OfString(String value), OfArray(List<String> value)]",
        "{'oneOf':[{'type':'string'},{'properties':{'b':{'type':'string'}}}]} |"
            + " T[OfString(String value), OfObject(TObject value)]",
        "{'anyOf':[{'type':'integer'},{'$ref':'#/$defs/U'}]} |"
            + " T[OfInteger(long value), OfObject(U value)]"
      })
  void valuesOfSeveralTypesAreAUnion(String schema, String type) {
    Shaped shaped = of(schema);
    assertEquals(List.of(), shaped.told());
    assertEquals("T a", shaped.members());
    assertEquals(
        type, shaped.others().stream().filter(one -> one.startsWith("T[")).findAny().get());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'type':['integer','number']} | double a",
        "{'type':['integer','null','string']} | T? a",
        "{'anyOf':[{'type':'integer'},{'type':'string'},{'type':'null'}]} | T? a",
        "{'anyOf':[{'type':['integer','null']},{'type':'string'}]} | T? a",
        "{'anyOf':[{'type':'integer'},{'type':'number'}]} | double a",
        "{'type':'string','anyOf':[{'maxLength':3},{'type':'integer'}]} | String a",
        "{'oneOf':[{'const':'x'},{'const':'y'}]} | T a",
        "{'anyOf':[{'$ref':'#/$defs/E'},{'type':'string'}]} | T a",
        "{'type':'null'} | JsonValue a",
        "{'enum':[null]} | JsonValue a",
        "{'const':1319} | long a",
        "{'enum':[1,2,null]} | Long? a",
        "{'enum':[1.5,2]} | double a",
        "{'const':true} | boolean a",
        "{'enum':['a',1]} | JsonValue a",
        "{'const':{'x':1}} | JsonValue a",
        "{'enum':[1e400]} | JsonValue a",
        "{'enum':['a','a']} | T a",
        "{'minLength':3} | String a",
        "{'minimum':3} | double a",
        "{'uniqueItems':true} | List<JsonValue> a"
      })
  void whatIsNoUnionHasAPlainType(String schema, String member) {
    Shaped shaped = of(schema);
    assertEquals(member, shaped.members(), shaped.told()::toString);
  }

  @Test
  void branchesThatAreWordsAreOneEnum() {
    assertEquals(
        List.of("T[X, Y]"), of("{'oneOf':[{'const':'x'},{'const':'y','title':'Y'}]}").others());
    assertEquals(
        List.of("open T[P]"), of("{'anyOf':[{'$ref':'#/$defs/E'},{'type':'string'}]}").others());
  }

  @Test
  void aUnionInsideIsNamedByItsPlace() {
    Shaped shaped = Shaped.of(Bundles.event("'a':{'type':['integer','string']}"));
    assertEquals("XA a", shaped.members());
    assertEquals(List.of("XA[OfInteger(long value), OfString(String value)]"), shaped.others());
  }

  @Test
  void branchesForOneTypeInJsonAreToldAndNotChecked() {
    Shaped shaped =
        of(
            "{'anyOf':[{'type':'integer','minimum':3},{'type':'integer','maximum':1},"
                + "{'type':'string'}]}");
    assertEquals(List.of("T[OfInteger(long value), OfString(String value)]"), shaped.others());
    assertEquals(1, shaped.told().size(), shaped.told()::toString);
  }

  private static Shaped of(String schema) {
    return Shaped.of(
        Bundles.event("'a':{'$ref':'#/$defs/T'}")
            + ",'T':"
            + schema
            + ",'E':{'enum':['p']},'U':{'properties':{'c':{'type':'string'}}}");
  }
}
