package com.acme.session.host;

import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.RateLimitRetryException;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A model that fails as it is told: what stands in the n-th brackets of the input is what the n-th
 * attempt comes to. When there are no more brackets, it answers.
 *
 * <p>{@code [429]}, {@code [429 acceleration]}, {@code [529]}, any other number from 500 on, {@code
 * [truncated]}, {@code [garbled]}, {@code [refused]}, {@code [hang]}, or the words of a connection
 * that was lost.
 */
final class ScriptedModel {

  private static final String NAME = "gpt-x";
  private static final String PROVIDER = "Acme AI";
  private static final Pattern BRACKETS = Pattern.compile("\\[([^\\[\\]]*)]");

  private ScriptedModel() {}

  /**
   * Makes an attempt.
   *
   * @param input what is said to the model
   * @param attempt the number of the attempt
   * @return the answer, in the pieces in which the model writes it
   * @throws InterruptedException if the thread was interrupted while the model was thinking
   */
  static List<String> answer(String input, int attempt) throws InterruptedException {
    List<String> script =
        BRACKETS.matcher(input).results().map((MatchResult each) -> each.group(1)).toList();
    if (attempt <= script.size()) {
      fail(script.get(attempt - 1), attempt);
    }
    String question = BRACKETS.matcher(input).replaceAll("").strip();
    return List.of("I looked into it: ", question, ". All is well.");
  }

  private static void fail(String outcome, int attempt) throws InterruptedException {
    switch (outcome) {
      case "429" -> throw new RateLimitRetryException("capacity", NAME, null, "too many tokens");
      case "429 acceleration" ->
          throw new RateLimitRetryException("acceleration", NAME, null, "slow down");
      case "529" -> throw new OverloadRetryException(PROVIDER, "529 overloaded", null);
      case "truncated" -> throw new OutputTruncationRetryException(NAME, 4096, 8192);
      case "garbled" ->
          throw new ResponseCorrectionRetryException(
              NAME, attempt, new IllegalArgumentException("no JSON"));
      case "refused" -> throw new IllegalStateException("the model refuses to answer that");
      case "hang" -> Thread.sleep(Long.MAX_VALUE);
      default -> throw new TransientErrorRetryException(PROVIDER, outcome, null);
    }
  }
}
