package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The names and the order of the vocabularies are read by programs, so they are a contract. */
class JobVocabularyTest {

  @Test
  void thereAreSevenKindsOfMessageInThisOrder() {
    assertEquals(
        "STARTING PROGRESSING COMPLETING FAILING STATUS_UPDATE MESSAGE ERROR",
        names(MsgType.values()));
  }

  @Test
  void thereAreNineStatesInThisOrder() {
    assertEquals(
        "QUEUED SCHEDULED RUNNING CANCELLING CANCELLED COMPLETED FAILED TIMED_OUT IDLE",
        names(JobState.values()));
  }

  @Test
  void fourStatesAreTerminal() {
    assertEquals(
        EnumSet.of(JobState.COMPLETED, JobState.FAILED, JobState.CANCELLED, JobState.TIMED_OUT),
        states(JobState::isTerminal));
  }

  @Test
  void everyOtherStateIsActive() {
    assertEquals(EnumSet.complementOf(EnumSet.copyOf(states(JobState::isTerminal))), active());
  }

  @Test
  void oneStateIsSuccessAndTwoAreFailure() {
    assertEquals(EnumSet.of(JobState.COMPLETED), states(JobState::isSuccess));
    assertEquals(EnumSet.of(JobState.FAILED, JobState.TIMED_OUT), states(JobState::isFailure));
  }

  private static Set<JobState> active() {
    return states(JobState::isActive);
  }

  private static Set<JobState> states(Predicate<JobState> condition) {
    return Arrays.stream(JobState.values()).filter(condition).collect(Collectors.toSet());
  }

  private static String names(Enum<?>[] values) {
    return Arrays.stream(values).map(Enum::name).collect(Collectors.joining(" "));
  }
}
