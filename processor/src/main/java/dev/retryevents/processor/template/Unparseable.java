package dev.retryevents.processor.template;

/** Carries a syntax fault from the production that met it up to the parser's one exit. */
final class Unparseable extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient SyntaxFault fault;

  Unparseable(SyntaxFault fault) {
    // Never seen by a caller, so neither a trace nor suppression is worth its cost.
    super(fault.sentence(), null, false, false);
    this.fault = fault;
  }

  SyntaxFault fault() {
    return fault;
  }
}
