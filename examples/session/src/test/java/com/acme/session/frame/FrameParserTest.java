package com.acme.session.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.acme.session.line.Line;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonString;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameParserTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {"1", "-7", "0", "9007199254740993", "\"1\"", "\"\"", "\"b9\"", "1.0", "2e3"})
  void anIdIsAStringOrAWholeNumberAndStaysAsItIs(String id) {
    Frame.Request request =
        assertInstanceOf(
            Frame.Request.class, parse("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"m\"}"));
    assertEquals(id, request.id().toString());
  }

  @Test
  void theNumberOneAndTheTextOneAreTwoIds() {
    assertEquals(JsonNumber.of(1), request("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\"}").id());
    assertEquals(
        new JsonString("1"), request("{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"method\":\"m\"}").id());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {"null", "1.5", "true", "[1]", "{}", "1e400", "18446744073709551616", "-0.5"})
  void anythingElseIsNoId(String id) {
    Frame.Malformed bad = malformed("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"m\"}");
    assertEquals(ErrorCode.INVALID_REQUEST, bad.fault().code());
    assertEquals(new JsonNull(), bad.id());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "nonsense                                             | PARSE_ERROR     | null",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\"       | PARSE_ERROR     | null",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\"} {}   | PARSE_ERROR     | null",
        "{'jsonrpc':'2.0'}                                    | PARSE_ERROR     | null",
        "[]                                                   | INVALID_REQUEST | null",
        "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\"}]    | INVALID_REQUEST | null",
        "42                                                   | INVALID_REQUEST | null",
        "null                                                 | INVALID_REQUEST | null",
        "{}                                                   | INVALID_REQUEST | null",
        "{\"id\":1,\"method\":\"m\"}                          | INVALID_REQUEST | 1",
        "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"m\"}      | INVALID_REQUEST | 1",
        "{\"jsonrpc\":2.0,\"id\":1,\"method\":\"m\"}          | INVALID_REQUEST | 1",
        "{\"jsonrpc\":\"2.0\",\"id\":1}                       | INVALID_REQUEST | 1",
        "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":7}      | INVALID_REQUEST | \"a\"",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"method\":\"m\"} | INVALID_REQUEST | 2",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{},\"error\":{}} | INVALID_REQUEST | 1"
      })
  void whatIsNoMessageIsToldInTheWordsOfTheProtocol(String line, ErrorCode code, String id) {
    Frame.Malformed bad = malformed(line);
    assertEquals(code, bad.fault().code());
    assertEquals(id, bad.id().toString());
    assertEquals(OptionalLong.empty(), bad.fault().limitBytes());
  }

  @Test
  void malformedUtf8IsNotJson() {
    byte[] line =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m?\"}".getBytes(StandardCharsets.UTF_8);
    line[line.length - 3] = (byte) 0xFF;
    Frame.Malformed bad =
        assertInstanceOf(Frame.Malformed.class, FrameParser.parse(new Line.Whole(line, true, 0)));
    assertEquals(ErrorCode.PARSE_ERROR, bad.fault().code());
  }

  @Test
  void nestingWithoutEndIsNoReasonToFall() {
    assertEquals(ErrorCode.PARSE_ERROR, malformed("[".repeat(1_000_000)).fault().code());
  }

  @Test
  void aLineThatIsTooLongIsToldTheLimit() {
    Frame.Malformed bad =
        assertInstanceOf(Frame.Malformed.class, FrameParser.parse(new Line.TooLong(10485762)));
    assertEquals(ErrorCode.INPUT_TOO_LARGE, bad.fault().code());
    assertEquals(OptionalLong.of(10485760), bad.fault().limitBytes());
  }

  @Test
  void membersComeInAnyOrderAndOthersArePassedOver() {
    Frame.Request request =
        request(
            "{\"trace\":{\"a\":[1]},\"params\":{\"x\":1},\"method\":\"m\",\"id\":3,"
                + "\"more\":null,\"jsonrpc\":\"2.0\"}");
    assertEquals("m", request.method());
    assertEquals(123, request.params().line()[request.params().from()]);
  }

  @Test
  void whatHasNoIdIsANotification() {
    assertInstanceOf(
        Frame.Notification.class, parse("{\"jsonrpc\":\"2.0\",\"method\":\"initialized\"}"));
  }

  @Test
  void answersAreToldFromRequests() {
    assertInstanceOf(Frame.Success.class, parse("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}"));
    Frame.Failure failure =
        assertInstanceOf(
            Frame.Failure.class, parse("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{}}"));
    assertEquals(new JsonNull(), failure.id());
  }

  private static Frame.Request request(String line) {
    return assertInstanceOf(Frame.Request.class, parse(line));
  }

  private static Frame.Malformed malformed(String line) {
    return assertInstanceOf(Frame.Malformed.class, parse(line));
  }

  private static Frame parse(String line) {
    byte[] bytes = line.strip().getBytes(StandardCharsets.UTF_8);
    return FrameParser.parse(new Line.Whole(bytes, true, bytes.length + 1));
  }
}
