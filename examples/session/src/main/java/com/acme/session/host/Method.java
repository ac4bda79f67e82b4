package com.acme.session.host;

import dev.retryevents.codec.RpcMethod;
import java.util.function.Consumer;

/**
 * Something that clients can ask for.
 *
 * @param <P> what they ask with
 * @param <R> what they get
 */
interface Method<P, R> {

  /** What it is on the wire. */
  RpcMethod<P, R> rpc();

  /**
   * Does what is asked for.
   *
   * @param params what it is asked with
   * @param answer takes the result, once
   * @throws Refusal if it cannot be done; then nothing was answered
   */
  void call(P params, Consumer<R> answer);
}
