package demo;

import java.time.Instant;

interface Timed {
  Instant until();

  Instant since();
}
