package demo;

import java.time.Instant;

interface Told extends Timed, Placed {
  long sequence();

  String channel();

  @Override
  Instant since();

  int priority();

  void appendMessage(StringBuilder out);
}
