package dev.retryevents.processor.generate;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs the methods of a generated test, each on an instance of its own, as JUnit would. */
public final class GeneratedTests {

  private GeneratedTests() {}

  /** Runs them all. */
  public static void run(Class<?> type) throws ReflectiveOperationException {
    List<Method> tests =
        Arrays.stream(type.getDeclaredMethods())
            .filter(method -> method.isAnnotationPresent(Test.class))
            .toList();
    assertNotEquals(0, tests.size());
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    for (Method test : tests) {
      test.setAccessible(true);
      try {
        test.invoke(constructor.newInstance());
      } catch (InvocationTargetException e) {
        throw new AssertionError(test.getName(), e.getCause());
      }
    }
  }
}
