package com.acme.session.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.session.wire.Notification;
import com.acme.session.wire.NotificationCodec;
import com.acme.session.wire.SessionStartResult;
import com.acme.session.wire.TurnRetryScheduled;
import com.acme.session.wire.ViewGapParams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostLinkTest {

  private static final String SESSION =
      "{`session`:{`activeTurnId`:null,`createdAt`:`t`,`sessionId`:`s`,`status`:`idle`,"
          + "`turnCount`:0},`viewCursor`:`c0`}";

  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final Ear ear = new Ear();
  private final HostLink link = new HostLink(said, ear);

  /** Keeps what it hears. */
  private static final class Ear implements HostLink.Listener {
    private final List<Notification> heard = new ArrayList<>();
    private final List<String> puzzles = new ArrayList<>();

    @Override
    public void heard(Notification notification) {
      heard.add(notification);
    }

    @Override
    public void puzzled(String what) {
      puzzles.add(what);
    }
  }

  @Test
  void anAnswerFindsItsQuestion() {
    CompletableFuture<SessionStartResult> first = new Requests(link).startSession("a");
    CompletableFuture<SessionStartResult> second = new Requests(link).startSession("b");
    listen(
        "{`jsonrpc`:`2.0`,`id`:2,`result`:" + SESSION + "}",
        "{`jsonrpc`:`2.0`,`id`:`1`,`result`:{}}",
        "{`jsonrpc`:`2.0`,`id`:1,`error`:{`code`:-32020,`message`:`no such\\nsession`}}");
    assertEquals("s", second.join().session().sessionId());
    Throwable failure = assertThrows(CompletionException.class, first::join).getCause();
    assertEquals(-32020, assertInstanceOf(RequestFailed.class, failure).code());
    assertEquals("no such session (-32020)", failure.getMessage());
  }

  @Test
  void aHostThatEndsAnswersNothing() {
    CompletableFuture<SessionStartResult> before = new Requests(link).startSession("a");
    listen();
    CompletableFuture<SessionStartResult> after = new Requests(link).startSession("b");
    for (CompletableFuture<SessionStartResult> each : List.of(before, after)) {
      Throwable failure = assertThrows(CompletionException.class, each::join).getCause();
      assertInstanceOf(HostGone.class, failure);
    }
    assertTrue(link.gone().isDone());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "[]",
        "{`jsonrpc`:`2.0`,`method`:`turn/retryScheduled`}",
        "{`jsonrpc`:`2.0`,`method`:`turn/retryScheduled`,`params`:null}",
        "{`jsonrpc`:`2.0`,`method`:`turn/retryScheduled`,`params`:[]}",
        "{`jsonrpc`:`2.0`,`method`:`turn/retryScheduled`,`params`:`x`}",
        "{`jsonrpc`:`2.0`,`method`:`turn/retryScheduled`,`params`:{`attempt`:1}}",
        "{`jsonrpc`:`2.0`,`id`:7,`method`:`approval/request`,`params`:{}}"
      })
  void whatMakesNoSenseIsReportedAndTheNextLineIsHeard(String line) {
    listen(line, "{`jsonrpc`:`2.0`,`method`:`no/such`}");
    assertEquals(1, ear.puzzles.size());
    assertEquals("no/such", ear.heard.get(0).method());
  }

  @Test
  void aRetryOutsideOfAllProseIsHeardAsItIs() {
    listen(
        "{`jsonrpc`:`2.0`,`method`:`turn/retryScheduled`,`params`:{`attempt`:0,`maxAttempts`:-1,"
            + "`nextAttempt`:0,`reason`:``,`retryDelayMs`:-5,`sessionId`:``,`turnId`:``,"
            + "`viewCursor`:``,`more`:{},`sourceRange`:{`stream`:{`id`:`x`,`kind`:`vendor.audit`},"
            + "`first`:{`id`:`a`,`sequence`:2},`last`:{`id`:`b`,`sequence`:1}}}}");
    assertEquals(List.of(), ear.puzzles);
    assertInstanceOf(TurnRetryScheduled.class, ear.heard.get(0));
  }

  @Test
  void aGapIsReadPageByPageUpToItsEnd() {
    ViewFold view = new ViewFold();
    new GapFill(link, view, new ViewGapParams("c1", "c4", Frames.SESSION)).begin();
    String completed = element(Frames.completed("completed", "c3"));
    listen(
        "{`jsonrpc`:`2.0`,`id`:1,`result`:{`events`:["
            + element(Frames.started("c2"))
            + "],`nextCursor`:`c2`}}",
        "{`jsonrpc`:`2.0`,`id`:2,`result`:{`events`:["
            + completed
            + ","
            + element(Frames.retry(1, "c4"))
            + "],`nextCursor`:`c4`}}");
    String asked = said.toString(StandardCharsets.UTF_8);
    assertEquals(2, asked.lines().count());
    assertTrue(asked.contains("\"cursor\":\"c2\""), asked);
    assertTrue(!view.turn(new TurnKey(Frames.SESSION, Frames.TURN)).isRunning());
  }

  private static String element(Notification notification) {
    return NotificationCodec.UNFRAMED.encodeToString(notification);
  }

  private void listen(String... lines) {
    String text = String.join("\n", lines).replace('`', '"');
    link.listen(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }
}
