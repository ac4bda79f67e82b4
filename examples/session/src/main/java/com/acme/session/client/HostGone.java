package com.acme.session.client;

/** The host does not answer any more: its process has ended. */
final class HostGone extends Exception {

  private static final long serialVersionUID = 1L;

  HostGone() {
    super("the host has ended");
  }
}
