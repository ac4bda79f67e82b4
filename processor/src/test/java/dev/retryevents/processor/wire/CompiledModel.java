package dev.retryevents.processor.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.codec.RpcMethod;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A wire model that was compiled without a warning.
 *
 * @param loader loads what was generated
 */
public record CompiledModel(ClassLoader loader) {

  /** Compiles the model with those attributes, over a bundle with those members. */
  static CompiledModel of(Path folder, String attributes, String bundle) {
    Outcome outcome = compile(folder, attributes, bundle);
    assertEquals("", outcome.text());
    return of(outcome.output());
  }

  /** The model that was compiled into a folder. */
  public static CompiledModel of(Path classes) {
    try {
      URL[] path = {classes.toUri().toURL()};
      return new CompiledModel(new URLClassLoader(path, CompiledModel.class.getClassLoader()));
    } catch (MalformedURLException e) {
      throw new AssertionError(e);
    }
  }

  /** What the compiler says to the model. */
  static Outcome compile(Path folder, String attributes, String bundle) {
    return compile(folder, attributes, bundle, Javac.strict());
  }

  /** What that compiler says to the model. */
  static Outcome compile(Path folder, String attributes, String bundle, Javac javac) {
    Path sources = folder.resolve("sources");
    write(
        sources.resolve("bundle.json"),
        "{\"$schema\": \"https://json-schema.org/draft/2020-12/schema\", " + bundle + "}");
    write(
        sources.resolve("Model.java"),
        "package demo;\n@dev.retryevents.annotation.WireModel(schema = \"bundle.json\", "
            + attributes
            + ")\ninterface Model {}\n");
    return javac.seeing(sources).compile(sources, folder.resolve("output"));
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The codec of a generated type. */
  public JsonCodec<Object> codec(String type) {
    return codec(type, "INSTANCE");
  }

  @SuppressWarnings("unchecked") // of whatever type it is, it gives what it takes
  JsonCodec<Object> codec(String type, String constant) {
    return (JsonCodec<Object>) constant("demo." + type + "Codec", constant);
  }

  /** The value of a public constant. */
  Object constant(String type, String name) {
    try {
      return loader.loadClass(type).getField(name).get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** The method of that name among the constants of a generated class. */
  @SuppressWarnings("unchecked") // of whatever types it is, its codecs give what they take
  RpcMethod<Object, Object> method(String holder, String name) {
    try {
      return (RpcMethod<Object, Object>)
          loader.loadClass(holder).getMethod("find", String.class).invoke(null, name);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** What an accessor of a generated record gives. */
  static Object get(Object record, String accessor) {
    try {
      return record.getClass().getMethod(accessor).invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
