package dev.retryevents.processor.check.message;

import dev.retryevents.processor.model.Sentence;
import dev.retryevents.processor.template.Message;
import java.util.Set;

/**
 * A message without faults.
 *
 * @param message the message
 * @param sentence the same, ready to be written as code
 * @param reachable the indices of the variants that values can choose
 */
public record CheckedMessage(Message message, Sentence sentence, Set<Integer> reachable) {

  /** Copies the set. */
  public CheckedMessage {
    reachable = Set.copyOf(reachable);
  }
}
