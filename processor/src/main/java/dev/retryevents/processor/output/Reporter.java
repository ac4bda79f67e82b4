package dev.retryevents.processor.output;

import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.diagnostic.Origin;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic.Kind;

/** Prints diagnostics, each at its place. */
public final class Reporter {

  private final Messager messager;

  /** A reporter to the compiler's messages. */
  public Reporter(Messager messager) {
    this.messager = messager;
  }

  /** Prints one diagnostic. */
  public void report(Diagnostic diagnostic) {
    Origin origin = diagnostic.origin();
    messager.printMessage(
        diagnostic.code().isWarning() ? Kind.WARNING : Kind.ERROR,
        diagnostic.text(),
        origin.element(),
        origin.mirror(),
        origin.value());
  }
}
