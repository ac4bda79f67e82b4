package com.acme;

/** Uses a generated type, which is missing because the build does not name the processor. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    System.out.println(new OutputTruncationRetryEvent("gpt-x", 8192, 4096).message());
  }
}
