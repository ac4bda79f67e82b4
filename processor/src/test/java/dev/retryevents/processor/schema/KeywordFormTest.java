package dev.retryevents.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeywordFormTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "{`$ref`: 1}|/$ref (1:24)|`$ref` must be a string",
        "{`title`: null}|/title (1:25)|`title` must be a string",
        "{`type`: 1}|/type (1:24)|`type` must be a string or an array of strings",
        "{`type`: [1]}|/type/0 (1:25)|expected a string, found a number",
        "{`enum`: {}}|/enum (1:24)|`enum` must be an array",
        "{`required`: `a`}|/required (1:28)|`required` must be an array of strings",
        "{`required`: [`a`, 1]}|/required/1 (1:34)|expected a string, found a number",
        "{`properties`: []}|/properties (1:30)|`properties` must be an object of schemas",
        "{`properties`: {`a`: 1}}|/properties/a (1:36)|a schema must be an object, true or false",
        "{`items`: []}|/items (1:25)|`items` must be an object, true or false",
        "{`anyOf`: {}}|/anyOf (1:25)|`anyOf` must be an array of schemas",
        "{`minimum`: `1`}|/minimum (1:27)|`minimum` must be a number",
        "{`exclusiveMaximum`: true}|/exclusiveMaximum (1:36)|`exclusiveMaximum` must be a number",
        "{`minLength`: -1}|/minLength (1:29)|`minLength` must be a whole number, 0 or greater",
        "{`maxLength`: 1.5}|/maxLength (1:29)|`maxLength` must be a whole number, 0 or greater",
        "{`dependentRequired`: {`a`: `b`}}|/dependentRequired/a (1:43)|"
            + "expected an array, found a string",
        "{`maximum`: 1e99999999999}|/maximum (1:27)|`maximum` is out of every range: 1e99999999999",
      })
  void aValueOfTheWrongTypeIsAFaultWhereItStands(String schema, String place, String sentence) {
    String text = "{`$defs`:{`X`:" + schema + "}}";
    assertEquals(
        "b.json#/$defs/X" + place + ": " + sentence.replace('`', '"'),
        BundleText.fault(text.replace('`', '"')));
  }
}
