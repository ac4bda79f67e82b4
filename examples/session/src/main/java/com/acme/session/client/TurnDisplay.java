package com.acme.session.client;

import com.acme.session.terminal.Screen;
import com.acme.session.wire.Item;
import com.acme.session.wire.ItemCompleted;
import com.acme.session.wire.ItemKind;
import com.acme.session.wire.Notification;
import com.acme.session.wire.RetryNotice;
import com.acme.session.wire.TurnCompletedParams;
import com.acme.session.wire.TurnRetryScheduled;
import com.acme.session.wire.TurnTerminal;
import dev.retryevents.event.PrintableText;
import java.time.InstantSource;
import java.util.Optional;

/** Shows a person how a turn stands: what was said, and what is waited for. */
record TurnDisplay(Screen screen, InstantSource clock) {

  /** Shows what a notification has changed, and the retry that is waited for after it. */
  void show(Notification notification, Optional<TurnRetryScheduled> awaited) {
    if (notification instanceof ItemCompleted completed) {
      say(completed.params().item());
    }
    if (notification instanceof TurnRetryScheduled told && awaited.isPresent()) {
      show(Countdown.told(told));
    } else {
      awaited.ifPresentOrElse(this::show, screen::clear);
    }
  }

  /** Shows how much of the wait is left now. */
  void show(TurnRetryScheduled retry) {
    show(Countdown.notice(retry, clock.millis()));
  }

  private void show(RetryNotice notice) {
    screen.show(notice.viewCursor(), notice.message());
  }

  /** Says how the turn was settled. */
  void say(Settlement settlement) {
    screen.clear();
    if (settlement instanceof Settlement.Completed completed) {
      screen.say(ending(completed.params()));
    } else if (settlement instanceof Settlement.Retracted) {
      screen.say("turn retracted");
    } else {
      screen.say("turn called off");
    }
  }

  private static String ending(TurnCompletedParams params) {
    StringBuilder line = new StringBuilder("turn ");
    PrintableText.append(line, params.terminal().wire());
    String reason = params.reason();
    if (reason != null && params.terminal() != TurnTerminal.COMPLETED) {
      PrintableText.append(line.append(": "), reason);
    }
    return line.toString();
  }

  /** What a client does not know the kind of, it says by the text that stands in for it. */
  private void say(Item item) {
    boolean isKnown = item.kind().isKnown();
    String text = isKnown ? item.text() : item.fallbackText();
    String mark = item.kind() == ItemKind.USER_MESSAGE ? "> " : "";
    if (text != null && !text.isBlank()) {
      text.lines()
          .forEach(
              each -> {
                StringBuilder line = new StringBuilder(mark);
                PrintableText.append(line, each);
                screen.say(line.toString());
              });
    }
  }
}
