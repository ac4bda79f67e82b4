package dev.retryevents.json.jackson3;

import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonVocabulary;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteCapability;

/** Writes to a generator of Jackson. */
final class GeneratorOutput implements JsonOutput {

  private final JsonGenerator generator;

  GeneratorOutput(JsonGenerator generator) {
    this.generator = generator;
  }

  @Override
  public JsonOutput beginObject() {
    generator.writeStartObject();
    return this;
  }

  @Override
  public JsonOutput endObject() {
    generator.writeEndObject();
    return this;
  }

  @Override
  public JsonOutput beginArray() {
    generator.writeStartArray();
    return this;
  }

  @Override
  public JsonOutput endArray() {
    generator.writeEndArray();
    return this;
  }

  @Override
  public JsonOutput name(String name) {
    generator.writeName(name);
    return this;
  }

  @Override
  public JsonOutput name(JsonVocabulary names, int index) {
    return name(names.words().get(index));
  }

  @Override
  public JsonOutput value(String value) {
    generator.writeString(value);
    return this;
  }

  @Override
  public JsonOutput value(JsonVocabulary strings, int index) {
    return value(strings.words().get(index));
  }

  @Override
  public JsonOutput value(long value) {
    generator.writeNumber(value);
    return this;
  }

  @Override
  public JsonOutput value(double value) {
    if (isBinary()) {
      generator.writeNumber(value);
      return this;
    }
    return value(JsonNumber.of(value));
  }

  @Override
  public JsonOutput value(boolean value) {
    generator.writeBoolean(value);
    return this;
  }

  /** Writes the text of a number; to formats without texts, its value. */
  @Override
  public JsonOutput value(JsonNumber number) {
    if (isBinary()) {
      generator.writeNumber(number.toBigDecimal());
    } else {
      generator.writeNumber(number.text());
    }
    return this;
  }

  @Override
  public JsonOutput value(JsonValue value) {
    value.writeTo(this);
    return this;
  }

  @Override
  public JsonOutput nullValue() {
    generator.writeNull();
    return this;
  }

  private boolean isBinary() {
    return generator.has(StreamWriteCapability.CAN_WRITE_BINARY_NATIVELY);
  }
}
