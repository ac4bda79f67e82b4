package com.acme.session.host;

import dev.retryevents.json.JsonCodec;
import java.util.function.Consumer;

/**
 * Something that clients can ask for.
 *
 * @param <P> what they ask with
 * @param <R> what they get
 */
interface Method<P, R> {

  /** What reads the params. */
  JsonCodec<P> params();

  /** What writes the result. */
  JsonCodec<R> result();

  /**
   * Does what is asked for.
   *
   * @param params what it is asked with
   * @param answer takes the result, once
   * @throws Refusal if it cannot be done; then nothing was answered
   */
  void call(P params, Consumer<R> answer);
}
