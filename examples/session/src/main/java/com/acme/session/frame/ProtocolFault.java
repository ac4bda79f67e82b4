package com.acme.session.frame;

import java.util.OptionalLong;

/**
 * Why a message is not granted, in the protocol's terms.
 *
 * @param code the error
 * @param message what is wrong, for people
 * @param limitBytes the size that was gone beyond, if that is what is wrong
 */
public record ProtocolFault(ErrorCode code, String message, OptionalLong limitBytes) {

  /**
   * A fault that has nothing to do with sizes.
   *
   * @param code the error
   * @param message what is wrong, for people
   */
  public ProtocolFault(ErrorCode code, String message) {
    this(code, message, OptionalLong.empty());
  }
}
