package dev.retryevents.processor.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonViolation;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Generated codecs read what the schema allows, refuse what it does not, and lose nothing. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CodecTest {

  private static final String BUNDLE =
      """
      "$defs": {
        "Cells": {"type": "object",
          "properties": {
            "must": {"type": "string"},
            "mustOrNull": {"type": ["string", "null"]},
            "may": {"type": "string"},
            "mayOrNull": {"type": ["string", "null"]},
            "free": {}
          },
          "required": ["must", "mustOrNull"]},
        "Plain": {"type": "object",
          "properties": {
            "small": {"type": "integer", "minimum": -5, "maximum": 5},
            "large": {"type": "integer"},
            "share": {"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1},
            "flag": {"type": "boolean"},
            "code": {"type": "string", "minLength": 2, "maxLength": 3, "pattern": "^[a-z\u00e9]+$"}
          }},
        "Held": {"type": "object",
          "properties": {
            "list": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}},
            "gaps": {"type": "array", "items": {"type": ["boolean", "null"]}},
            "map": {"type": "object", "additionalProperties": {"$ref": "#/$defs/Level"}},
            "any": {},
            "object": {"type": "object"},
            "inside": {"$ref": "#/$defs/Held"}
          }},
        "Level": {"enum": ["low", "high"]},
        "Mood": {"enum": ["good", "bad"], "x-msp-openness": "open"},
        "Shape": {"oneOf": [
          {"type": "object", "properties": {"kind": {"const": "dot"}}, "required": ["kind"]},
          {"type": "object",
           "properties": {"kind": {"const": "line"}, "to": {"$ref": "#/$defs/Shape"}},
           "required": ["kind", "to"]}]},
        "Nothing": {"type": "object", "properties": {}}
      }""";

  private CompiledModel model;

  @BeforeAll
  void compile(@TempDir Path folder) {
    model = CompiledModel.of(folder, "types = \"*\"", BUNDLE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'must': '', 'mustOrNull': null}",
        "{'must': 'a', 'mustOrNull': 'b', 'may': 'c', 'mayOrNull': 'd', 'free': 1.50}",
        "{'must': '', 'mustOrNull': '', 'mayOrNull': null, 'free': null}",
        "{'must': '', 'mustOrNull': null, 'free': {'x': [1e999, 9007199254740993, null]}}"
      })
  void theFourCellsOfPresenceStayApart(String json) {
    assertSurvives("Cells", json);
  }

  @Test
  void nullForAnOptionalMemberReadsAsAbsent() {
    assertBecomes(
        "Cells",
        "{'must': '', 'mustOrNull': null, 'may': null}",
        "{'must': '', 'mustOrNull': null}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'small': -5, 'large': -9223372036854775808, 'share': 0.125, 'flag': false, 'code': 'ab'}",
        "{'code': '\u00e9\u00e9\u00e9', 'small': 5, 'share': 1e-300, 'large': 9007199254740993}"
      })
  void plainValuesAreExact(String json) {
    assertSurvives("Plain", json);
  }

  @Test
  void membersComeInAnyOrderAndNumbersInAnySpelling() {
    assertBecomes(
        "Plain",
        "{'flag': true, 'large': 2e3, 'small': 1.0}",
        "{'small': 1, 'large': 2000, 'flag': true}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'list': [[], [1, 2]], 'gaps': [true, null], 'map': {'a': 'low', '': 'high'}}",
        "{'list': [], 'gaps': [], 'map': {}, 'any': [], 'object': {'k': {}}}",
        "{'inside': {'inside': {'any': 'x', 'inside': {}}}}"
      })
  void whatHoldsOthersIsReadThrough(String json) {
    assertSurvives("Held", json);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'kind': 'dot'}",
        "{'kind': 'line', 'to': {'kind': 'line', 'to': {'kind': 'dot'}}}"
      })
  void armsAreToldApartByTheirTag(String json) {
    assertSurvives("Shape", json);
  }

  @Test
  void aTagMayStandAnywhere() {
    assertBecomes(
        "Shape",
        "{'to': {'x': 1, 'kind': 'dot'}, 'kind': 'line'}",
        "{'kind': 'line', 'to': {'kind': 'dot'}}");
  }

  @Test
  void anOpenVocabularyKeepsWhatItDoesNotKnow() {
    assertSurvives("Mood", "'good'");
    assertSurvives("Mood", "'so-so'");
    assertEquals(false, CompiledModel.get(decode("Mood", "'so-so'"), "isKnown"));
    assertEquals(true, CompiledModel.get(decode("Mood", "'b\\u0061d'"), "isKnown"));
  }

  @Test
  void unknownMembersAreMovedOver() {
    assertBecomes("Nothing", "{'a': [1], 'b': {'a': null}}", "{}");
    assertBecomes("Plain", "{'x': [1], 'flag': true, 'y': {}}", "{'flag': true}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Cells | {'must': ''} | the member \"mustOrNull\" | ",
        "Cells | {'must': null, 'mustOrNull': null} | a string | /must",
        "Cells | {'must': '', 'mustOrNull': null, 'must': ''} | each name once | ",
        "Cells | {'must': '', 'mustOrNull': null, 'x': 1, 'x': 1} | each name once | ",
        "Plain | {'small': -6} | at least -5 | /small",
        "Plain | {'small': 6} | at most 5 | /small",
        "Plain | {'share': 0} | more than 0.0 | /share",
        "Plain | {'share': 1} | less than 1.0 | /share",
        "Plain | {'code': 'a'} | at least 2 characters | /code",
        "Plain | {'code': 'abcd'} | at most 3 characters | /code",
        "Plain | {'code': 'A1'} | a match of ^[a-z\u00e9]+$ | /code",
        "Plain | [] | an object | ",
        "Held | {'list': [[1], [2, 'x']]} | a number | /list/1/1",
        "Held | {'list': [null]} | an array | /list/0",
        "Held | {'map': {'a': 'low', 'b': 'medium'}} | one of \"low\", \"high\" | /map/b",
        "Held | {'map': {'a': 'low', 'a': 'low'}} | each name once | /map",
        "Held | {'object': []} | an object | /object",
        "Held | {'inside': {'inside': {'list': 1}}} | an array | /inside/inside/list",
        "Level | 'Low' | one of \"low\", \"high\" | ",
        "Shape | {'kind': 'dot', 'kind': 'dot'} | each name once | ",
        "Shape | {'kind': 'line'} | the member \"to\" | ",
        "Shape | 1 | an object | ",
        "Shape | {'kind': 'line', 'to': {}} | an object whose member \"kind\" is one of \"dot\","
            + " \"line\" | /to",
        "Shape | {'kind': 'arc'} | an object whose member \"kind\" is one of \"dot\", \"line\" | "
      })
  void whatTheSchemaDoesNotAllowIsRefusedAtItsPlace(
      String type, String json, String expected, String pointer) {
    JsonException fault = assertThrows(JsonException.class, () -> decode(type, json));
    assertEquals(expected, fault.expected());
    assertEquals(pointer == null ? "" : pointer, fault.pointer());
    JsonViolation collected = model.codec(type).violations(quoted(json)).get(0);
    assertEquals(fault.violation(), collected);
  }

  @Test
  void allFaultsAreCollectedAndNothingIsMadeOfThem() {
    List<JsonViolation> violations =
        model
            .codec("Held")
            .violations(
                quoted("{'list': 1, 'map': {'a': 2}, 'inside': {'gaps': [1], 'map': {'x': 'y'}}}"));
    assertEquals(
        List.of("/list", "/map/a", "/inside/gaps/0", "/inside/map/x"),
        violations.stream().map(JsonViolation::pointer).toList());
    assertEquals(List.of(), model.codec("Held").violations("{}"));
  }

  private void assertSurvives(String type, String json) {
    assertBecomes(type, json, json);
  }

  /** What is read is written in the order of the schema, and reads as the same again. */
  private void assertBecomes(String type, String json, String written) {
    JsonCodec<Object> codec = model.codec(type);
    Object value = decode(type, json);
    String encoded = codec.encodeToString(value);
    assertEquals(JsonValue.parse(quoted(written)), JsonValue.parse(encoded));
    assertEquals(value, codec.decode(encoded));
    assertEquals(encoded, codec.encodeToString(codec.decode(encoded)));
  }

  private Object decode(String type, String json) {
    return model.codec(type).decode(quoted(json));
  }

  private static String quoted(String json) {
    return json.replace('\'', '"');
  }
}
