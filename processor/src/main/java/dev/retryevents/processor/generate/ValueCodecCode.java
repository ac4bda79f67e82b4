package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.ListCodec;
import dev.retryevents.codec.MapCodec;
import dev.retryevents.processor.model.ValueType;

/** How a codec reads and writes one value that is there. */
record ValueCodecCode(Target target) {

  /** The expression that reads a value. */
  CodeBlock read(ValueType type) {
    if (type instanceof ValueType.Text) {
      return CodeBlock.of("in.nextString()");
    }
    if (type instanceof ValueType.Int) {
      return CodeBlock.of("in.nextInt()");
    }
    if (type instanceof ValueType.Long) {
      return CodeBlock.of("in.nextLong()");
    }
    if (type instanceof ValueType.Double) {
      return CodeBlock.of("$T.nextDouble(in)", Codecs.class);
    }
    if (type instanceof ValueType.Bool) {
      return CodeBlock.of("in.nextBoolean()");
    }
    return CodeBlock.of("$L.read(in)", codec(type));
  }

  /** The expression that writes a value behind what {@code out} stands for. */
  CodeBlock write(ValueType type, CodeBlock out, CodeBlock value) {
    return type.isPrimitive() || isWrittenByTheOutput(type)
        ? CodeBlock.of("$L.value($L)", out, value)
        : CodeBlock.of("$L.write($L, $L)", codec(type), out, value);
  }

  private static boolean isWrittenByTheOutput(ValueType type) {
    return type instanceof ValueType.Text
        || type instanceof ValueType.AnyJson
        || type instanceof ValueType.AnyObject;
  }

  /** The expression that gives the codec of a type. */
  CodeBlock codec(ValueType type) {
    if (type instanceof ValueType.Text) {
      return plain("TEXT");
    }
    if (type instanceof ValueType.Int) {
      return plain("INT");
    }
    if (type instanceof ValueType.Long) {
      return plain("LONG");
    }
    if (type instanceof ValueType.Double) {
      return plain("DOUBLE");
    }
    if (type instanceof ValueType.Bool) {
      return plain("BOOLEAN");
    }
    if (type instanceof ValueType.AnyJson) {
      return plain("JSON");
    }
    if (type instanceof ValueType.AnyObject) {
      return plain("OBJECT");
    }
    if (type instanceof ValueType.Named named) {
      return CodeBlock.of("$T.INSTANCE", target.codecOfNamed(named.name()));
    }
    if (type instanceof ValueType.ListOf list) {
      return of(ListCodec.class, list.nullable(), list.element());
    }
    if (type instanceof ValueType.MapOf map) {
      return of(MapCodec.class, map.nullable(), map.value());
    }
    throw new AssertionError(type);
  }

  private static CodeBlock plain(String constant) {
    return CodeBlock.of("$T.$L", Codecs.class, constant);
  }

  private CodeBlock of(Class<?> codec, boolean nullable, ValueType held) {
    return CodeBlock.of("$T.$L($L)", codec, nullable ? "ofNullable" : "of", codec(held));
  }
}
