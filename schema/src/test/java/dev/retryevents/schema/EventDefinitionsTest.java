package dev.retryevents.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class EventDefinitionsTest {
  private static final String RETRY_SCHEDULED =
      """
      {"sessionId": "s", "turnId": "t", "viewCursor": "", "attempt": -1, "nextAttempt": -1,
       "maxAttempts": 0, "retryDelayMs": 9007199254740993, "reason": "",
       "sourceRange": {"stream": {"id": "s", "kind": "vendor.audit"},
                       "first": {"id": "a", "sequence": 1}, "last": {"id": "b", "sequence": 0}}}
      """;

  @ParameterizedTest
  @CsvSource({
    "RateLimitRetryEvent, Rate Limit Retry",
    "TransientErrorRetryEvent, Server Error Retry",
    "OutputTruncationRetryEvent, Output Truncation Retry",
    "ResponseCorrectionRetryEvent, Response Correction Retry",
    "TurnRetryScheduledParams, Turn Retry Scheduled",
  })
  void eachEventHasItsTitleAndRequiresAllItsMembers(String name, String title) throws Exception {
    JsonNode event = MspBundle.read().at("/$defs/" + name);
    assertEquals(title, event.path("title").asString(""));
    assertEquals(
        List.copyOf(event.get("properties").propertyNames()),
        event.get("required").valueStream().map(JsonNode::stringValue).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "RateLimitRetryEvent|{`limitType`:`acceleration`,`model`:`m`,`attempt`:1,"
            + "`systemThrottle`:0,`estimatedDelayMs`:null}",
        "TransientErrorRetryEvent|{`provider`:`p`,`details`:`d`,`attempt`:2147483647,"
            + "`estimatedDelayMs`:0}",
        "OutputTruncationRetryEvent|{`model`:`m`,`previousBudget`:0,`newBudget`:2147483647}",
        "ResponseCorrectionRetryEvent|{`model`:`m`,`attempt`:2,`failure`:`JsonException`}",
      })
  void aSampleOfEachRetryEventIsValid(String definition, String json) throws Exception {
    assertEquals(List.of(), MspBundle.errors(definition, json.replace('`', '"')));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "RateLimitRetryEvent|{`limitType`:`capacity`,`model`:`m`,`attempt`:1,`systemThrottle`:0}",
        "RateLimitRetryEvent|{`limitType`:`capacity`,`model`:`m`,`attempt`:0,"
            + "`systemThrottle`:0,`estimatedDelayMs`:null}",
        "TransientErrorRetryEvent|{`provider`:`p`,`details`:null,`attempt`:1,"
            + "`estimatedDelayMs`:1}",
        "OutputTruncationRetryEvent|{`model`:`m`,`previousBudget`:-1,`newBudget`:1}",
        "OutputTruncationRetryEvent|{`model`:`m`,`previousBudget`:1,`newBudget`:2147483648}",
        "ResponseCorrectionRetryEvent|{`model`:`m`,`attempt`:1.5,`failure`:`f`}",
      })
  void aRetryEventOutsideItsBoundsIsInvalid(String definition, String json) throws Exception {
    assertNotEquals(List.of(), MspBundle.errors(definition, json.replace('`', '"')));
  }

  @Test
  void aScheduledRetryIsHeldToItsTypesAlone() throws Exception {
    assertEquals(List.of(), MspBundle.errors("TurnRetryScheduledParams", RETRY_SCHEDULED));
    String without = RETRY_SCHEDULED.replace("\"turnId\": \"t\", ", "");
    assertNotEquals(List.of(), MspBundle.errors("TurnRetryScheduledParams", without));
  }
}
