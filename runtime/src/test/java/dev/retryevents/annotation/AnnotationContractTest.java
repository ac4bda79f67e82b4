package dev.retryevents.annotation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.event.HumanReadable;
import dev.retryevents.event.MsgType;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a table leaves out means the same to the processor and to the reader of the Javadoc. */
class AnnotationContractTest {

  @ParameterizedTest
  @ValueSource(
      classes = {
        RetryEventTable.class,
        RetryEvent.class,
        Sample.class,
        RetryEventContract.class,
        Generated.class
      })
  void anAnnotationIsKeptInTheClassFileAndNotLoadedAtRunTime(Class<?> annotation) {
    assertEquals(RetentionPolicy.CLASS, annotation.getAnnotation(Retention.class).value());
  }

  @Test
  void aRowAndASampleStandOnlyInsideATable() {
    assertArrayEquals(new ElementType[0], RetryEvent.class.getAnnotation(Target.class).value());
    assertArrayEquals(new ElementType[0], Sample.class.getAnnotation(Target.class).value());
  }

  @Test
  void aTableHasTheseDefaults() throws NoSuchMethodException {
    assertEquals("msp.schema.json", valueOf(RetryEventTable.class, "schema"));
    assertEquals(HumanReadable.class, valueOf(RetryEventTable.class, "extending"));
    assertEquals(void.class, valueOf(RetryEventTable.class, "signals"));
    assertEquals(void.class, valueOf(RetryEventTable.class, "context"));
    assertEquals(MsgType.STATUS_UPDATE, valueOf(RetryEventTable.class, "msgType"));
    assertEquals(0, valueOf(RetryEventTable.class, "maxLength"));
  }

  private static Object valueOf(Class<?> annotation, String element) throws NoSuchMethodException {
    return annotation.getMethod(element).getDefaultValue();
  }
}
