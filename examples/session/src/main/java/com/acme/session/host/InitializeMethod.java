package com.acme.session.host;

import com.acme.session.wire.InitializeParams;
import com.acme.session.wire.InitializeResult;
import com.acme.session.wire.Methods;
import com.acme.session.wire.SchemaInfo;
import com.acme.session.wire.ServerInfo;
import com.acme.session.wire.SessionDurability;
import dev.retryevents.codec.RpcMethod;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.Consumer;

/**
 * {@code initialize}: says who answers, and by which bundle.
 *
 * @param fingerprint that of the bundle
 */
record InitializeMethod(String fingerprint) implements Method<InitializeParams, InitializeResult> {

  /** The method, with the bundle that this program was built with. */
  static InitializeMethod ofBundle() throws IOException {
    try (InputStream bundle = InitializeMethod.class.getResourceAsStream("/msp.schema.json")) {
      if (bundle == null) {
        throw new IOException("msp.schema.json is not on the class path");
      }
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bundle.readAllBytes());
      return new InitializeMethod("sha256:" + HexFormat.of().formatHex(hash));
    } catch (NoSuchAlgorithmException everyJdkHasIt) {
      throw new AssertionError(everyJdkHasIt);
    }
  }

  @Override
  public RpcMethod<InitializeParams, InitializeResult> rpc() {
    return Methods.INITIALIZE;
  }

  @Override
  public void call(InitializeParams params, Consumer<InitializeResult> answer) {
    answer.accept(
        new InitializeResult(
            new SchemaInfo(fingerprint, 1),
            new ServerInfo("acme_session", "1.0"),
            SessionDurability.DURABLE));
  }
}
