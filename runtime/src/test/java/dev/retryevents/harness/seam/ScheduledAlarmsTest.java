package dev.retryevents.harness.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.harness.seam.Alarms.Alarm;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

class ScheduledAlarmsTest {

  @Test
  void anAlarmRingsOnADaemonThread() {
    try (var alarms = new ScheduledAlarms("alarm")) {
      CompletableFuture<Thread> rung = new CompletableFuture<>();
      alarms.set(Duration.ofNanos(1), () -> rung.complete(Thread.currentThread()));
      assertEquals("alarm-0", rung.join().getName());
      assertTrue(rung.join().isDaemon());
    }
  }

  @Test
  void anAlarmThatIsClearedDoesNotRing() {
    try (var alarms = new ScheduledAlarms("alarm")) {
      List<String> rung = Collections.synchronizedList(new ArrayList<>());
      Alarm first = alarms.set(Duration.ofMillis(20), () -> rung.add("first"));
      first.clear();
      CompletableFuture<Void> second = new CompletableFuture<>();
      alarms.set(Duration.ofMillis(40), () -> second.complete(null));
      second.join();
      assertEquals(List.of(), rung);
    }
  }

  @Test
  void anAlarmKnowsWhatRemains() {
    try (var alarms = new ScheduledAlarms("alarm")) {
      Alarm alarm = alarms.set(Duration.ofDays(2), () -> {});
      assertTrue(alarm.remaining().compareTo(Duration.ofDays(1)) > 0);
      assertTrue(alarm.remaining().compareTo(Duration.ofDays(2)) <= 0);
    }
  }

  @Test
  void aTimeBeyondAllNumbersIsATime() {
    try (var alarms = new ScheduledAlarms("alarm")) {
      Alarm alarm = alarms.set(Duration.ofSeconds(Long.MAX_VALUE), () -> {});
      assertTrue(alarm.remaining().compareTo(Duration.ofDays(36500)) > 0);
    }
  }

  @Test
  void afterTheCloseNoneIsSet() {
    var alarms = new ScheduledAlarms("alarm");
    alarms.close();
    assertThrows(RejectedExecutionException.class, () -> alarms.set(Duration.ofDays(1), () -> {}));
  }
}
