package dev.retryevents.json;

import java.io.IOException;
import java.util.List;
import java.util.function.Function;

/** Inputs over a text by all parsers that there are. */
final class Parsers {

  private static final com.fasterxml.jackson.core.JsonFactory JACKSON_2 =
      new com.fasterxml.jackson.core.JsonFactory();
  private static final tools.jackson.core.json.JsonFactory JACKSON_3 =
      new tools.jackson.core.json.JsonFactory();

  private Parsers() {}

  /** The adapters, each with its name. */
  static List<String> adapters() {
    return List.of("Jackson 2", "Jackson 3");
  }

  /** An input over bytes by an adapter. */
  static JsonInput input(String adapter, byte[] utf8) {
    return input(adapter, utf8, JsonLimits.DEFAULT);
  }

  /** An input over bytes by an adapter, within limits. */
  static JsonInput input(String adapter, byte[] utf8, JsonLimits limits) {
    try {
      return adapter.equals("Jackson 2")
          ? dev.retryevents.json.jackson2.JacksonStreams.input(JACKSON_2.createParser(utf8), limits)
          : dev.retryevents.json.jackson3.JacksonStreams.input(
              JACKSON_3.createParser(tools.jackson.core.ObjectReadContext.empty(), utf8), limits);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** An input over characters by an adapter. */
  static JsonInput input(String adapter, String text) {
    try {
      return adapter.equals("Jackson 2")
          ? dev.retryevents.json.jackson2.JacksonStreams.input(JACKSON_2.createParser(text))
          : dev.retryevents.json.jackson3.JacksonStreams.input(
              JACKSON_3.createParser(tools.jackson.core.ObjectReadContext.empty(), text));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** What an adapter writes. */
  static String written(String adapter, Function<JsonOutput, Object> writing) {
    java.io.StringWriter text = new java.io.StringWriter();
    try {
      if (adapter.equals("Jackson 2")) {
        try (var generator = JACKSON_2.createGenerator(text)) {
          writing.apply(dev.retryevents.json.jackson2.JacksonStreams.output(generator));
        }
      } else {
        try (var generator =
            JACKSON_3.createGenerator(tools.jackson.core.ObjectWriteContext.empty(), text)) {
          writing.apply(dev.retryevents.json.jackson3.JacksonStreams.output(generator));
        }
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return text.toString();
  }
}
