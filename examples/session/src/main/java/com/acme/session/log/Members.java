package com.acme.session.log;

import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * The members of an entry, by name and by what they must be.
 *
 * @param object the entry
 */
record Members(JsonObject object) {

  String text(String name) {
    if (object.get(name) instanceof JsonString string) {
      return string.value();
    }
    throw misfit(name, "a string");
  }

  long whole(String name) {
    try {
      if (object.get(name) instanceof JsonNumber number) {
        return number.longValue();
      }
    } catch (ArithmeticException e) {
      // As if it were no number.
    }
    throw misfit(name, "a whole number");
  }

  int count(String name) {
    long value = whole(name);
    if (value == (int) value) {
      return (int) value;
    }
    throw misfit(name, "a count");
  }

  LifecycleRecord.@Nullable Failure failure() {
    if (object.get("kind") == null) {
      return null;
    }
    if (object.get("retryable") instanceof JsonBoolean isRetryable) {
      return new LifecycleRecord.Failure(text("kind"), text("message"), isRetryable.value());
    }
    throw misfit("retryable", "a boolean");
  }

  private IllegalArgumentException misfit(String name, String expected) {
    JsonValue value = object.get(name);
    String found = value == null ? "nothing" : value.getClass().getSimpleName();
    return new IllegalArgumentException(
        "expected " + expected + " as \"" + name + "\", found " + found);
  }
}
