package com.acme;

/** Prints the notice. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    System.out.println(new QuotaNotice("search", 1_500).message());
  }
}
