package com.acme.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** A host answers every bad line as the protocol says, and goes on. */
class HostProtocolTest {

  private static final int LIMIT = 10 * 1024 * 1024;

  @TempDir static Path folder;
  private static HostUnderTest host;

  @BeforeAll
  static void start() throws IOException {
    host = new HostUnderTest(folder.resolve("session.log")).open();
  }

  @AfterAll
  static void stop() {
    host.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "nonsense                                              | -32700 | parseError     | null",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`view/page`          | -32700 | parseError     | null",
        "[]                                                    | -32600 | invalidRequest | null",
        "[{`jsonrpc`:`2.0`,`id`:1,`method`:`view/page`}]       | -32600 | invalidRequest | null",
        "7                                                     | -32600 | invalidRequest | null",
        "{`id`:1,`method`:`view/page`}                         | -32600 | invalidRequest | 1",
        "{`jsonrpc`:`1.0`,`id`:1,`method`:`view/page`}         | -32600 | invalidRequest | 1",
        "{`jsonrpc`:`2.0`,`id`:1.5,`method`:`view/page`}       | -32600 | invalidRequest | null",
        "{`jsonrpc`:`2.0`,`id`:null,`method`:`view/page`}      | -32600 | invalidRequest | null",
        "{`jsonrpc`:`2.0`,`id`:`1`,`method`:`no/such`}         | -32601 | methodNotFound | `1`",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`no/such`}           | -32601 | methodNotFound | 1",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`view/page`,`params`:[]}      | -32602 | invalidParams |"
            + " 1",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`view/page`,`params`:null}    | -32602 | invalidParams |"
            + " 1",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`view/page`,`params`:3}       | -32602 | invalidParams |"
            + " 1",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`view/page`}                  | -32602 | invalidParams |"
            + " 1",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`view/page`,`params`:{`limit`:1}}"
            + " | -32602 | invalidParams | 1",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`view/page`,`params`:{`limit`:0,`sessionId`:`s`}}"
            + " | -32602 | invalidParams | 1",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`view/page`,`params`:{`limit`:1001,`sessionId`:`s`}}"
            + " | -32602 | invalidParams | 1",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`view/page`,`params`:{`limit`:1,`sessionId`:`s`,"
            + "`direction`:`sideways`}} | -32602 | invalidParams | 1",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`view/page`,`params`:{`limit`:1,`sessionId`:`s`}}"
            + " | -32020 | sessionNotFound | 1",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`session/start`,`params`:{`commandId`:` `}}"
            + " | -32602 | invalidParams | 1",
        "{`jsonrpc`:`2.0`,`id`:1,`method`:`initialize`,`params`:{`clientInfo`:"
            + "{`name`:`a`,`version`:`1`}}} | -32600 | alreadyInitialized | 1"
      })
  void aBadLineIsAnsweredAndTheConversationGoesOn(String line, int code, String kind, String id) {
    host.send(line);
    JsonNode answer = host.next();
    assertEquals(code, answer.at("/error/code").asInt());
    assertEquals(kind, answer.at("/error/data/kind").asString());
    assertEquals(id.replace('`', '"'), answer.get("id").toString());
    assertStillAnswers();
  }

  @Test
  void aMemberThatIsMissingIsNamed() {
    host.send("{`jsonrpc`:`2.0`,`id`:1,`method`:`turn/start`,`params`:{`commandId`:`c`}}");
    String message = host.next().at("/error/message").asString();
    assertTrue(message.contains("\"input\""), message);
  }

  @Test
  void aLineBeyondTenMebibytesIsToldTheLimit() {
    byte[] line = filled(LIMIT + 1);
    host.sendBytes(line);
    JsonNode answer = host.next();
    assertEquals(-32002, answer.at("/error/code").asInt());
    assertEquals("inputTooLarge", answer.at("/error/data/kind").asString());
    assertEquals(LIMIT, answer.at("/error/data/limitBytes").asInt());
    assertEquals("null", answer.get("id").toString());
    assertStillAnswers();
  }

  @Test
  void aLineOfTenMebibytesIsRead() {
    host.sendBytes(filled(LIMIT));
    assertEquals(-32601, host.next().at("/error/code").asInt());
    assertStillAnswers();
  }

  @Test
  void notificationsAndAnswersAreNotAnswered() {
    host.send("{`jsonrpc`:`2.0`,`method`:`initialized`}");
    host.send("{`jsonrpc`:`2.0`,`method`:`no/such`,`params`:[1]}");
    host.send("{`jsonrpc`:`2.0`,`method`:`turn/start`}");
    host.send("{`jsonrpc`:`2.0`,`id`:99,`result`:{}}");
    host.send("");
    assertStillAnswers();
  }

  @Test
  void aLineMayEndAsOnWindows() {
    host.send("{`jsonrpc`:`2.0`,`id`:`crlf`,`method`:`no/such`}\r");
    assertEquals("crlf", host.next().get("id").asString());
  }

  @Test
  void nothingIsGrantedBeforeInitialize() throws IOException {
    try (HostUnderTest fresh = new HostUnderTest(folder.resolve("fresh.log"))) {
      fresh.send("{`jsonrpc`:`2.0`,`id`:1,`method`:`session/start`,`params`:{`commandId`:`c`}}");
      assertEquals("notInitialized", fresh.next().at("/error/data/kind").asString());
      fresh.open();
      assertNotEquals(
          "", fresh.ask("s", "session/start", "{`commandId`:`c`}").path("viewCursor").asString());
      assertEquals(0, fresh.end());
    }
  }

  /** A request of exactly that many bytes, for a method that there is not. */
  private static byte[] filled(int size) {
    String start = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"no/such\",\"params\":{\"x\":\"";
    String end = "\"}}";
    byte[] line = new byte[size + 1];
    Arrays.fill(line, (byte) 'x');
    byte[] first = start.getBytes(StandardCharsets.US_ASCII);
    byte[] last = end.getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(first, 0, line, 0, first.length);
    System.arraycopy(last, 0, line, size - last.length, last.length);
    line[size] = '\n';
    return line;
  }

  private static void assertStillAnswers() {
    host.send("{`jsonrpc`:`2.0`,`id`:`still`,`method`:`no/such`}");
    assertEquals("still", host.next().get("id").asString());
  }
}
