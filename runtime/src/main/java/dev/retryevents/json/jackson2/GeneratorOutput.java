package dev.retryevents.json.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonVocabulary;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes to a generator of Jackson. */
final class GeneratorOutput implements JsonOutput {

  /** A call of the generator. */
  private interface Call {

    void run() throws IOException;
  }

  private final JsonGenerator generator;

  GeneratorOutput(JsonGenerator generator) {
    this.generator = generator;
  }

  @Override
  public JsonOutput beginObject() {
    return write(generator::writeStartObject);
  }

  @Override
  public JsonOutput endObject() {
    return write(generator::writeEndObject);
  }

  @Override
  public JsonOutput beginArray() {
    return write(generator::writeStartArray);
  }

  @Override
  public JsonOutput endArray() {
    return write(generator::writeEndArray);
  }

  @Override
  public JsonOutput name(String name) {
    return write(() -> generator.writeFieldName(name));
  }

  @Override
  public JsonOutput name(JsonVocabulary names, int index) {
    return name(names.words().get(index));
  }

  @Override
  public JsonOutput value(String value) {
    return write(() -> generator.writeString(value));
  }

  @Override
  public JsonOutput value(JsonVocabulary strings, int index) {
    return value(strings.words().get(index));
  }

  @Override
  public JsonOutput value(long value) {
    return write(() -> generator.writeNumber(value));
  }

  @Override
  public JsonOutput value(double value) {
    return generator.canWriteBinaryNatively()
        ? write(() -> generator.writeNumber(value))
        : value(JsonNumber.of(value));
  }

  @Override
  public JsonOutput value(boolean value) {
    return write(() -> generator.writeBoolean(value));
  }

  /** Writes the text of a number; to formats without texts, its value. */
  @Override
  public JsonOutput value(JsonNumber number) {
    return generator.canWriteBinaryNatively()
        ? write(() -> generator.writeNumber(number.toBigDecimal()))
        : write(() -> generator.writeNumber(number.text()));
  }

  @Override
  public JsonOutput value(JsonValue value) {
    value.writeTo(this);
    return this;
  }

  @Override
  public JsonOutput nullValue() {
    return write(generator::writeNull);
  }

  private JsonOutput write(Call call) {
    try {
      call.run();
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
