package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.retryevents.event.Millis;
import dev.retryevents.event.Presence;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Feed;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.ValueType;

/**
 * A component of an event as an expression over its signal and its context. What is used twice
 * becomes a local variable first.
 */
final class FeedCode {

  private final TableTarget target;
  private final NameAllocator names;
  private final CodeBlock.Builder locals = CodeBlock.builder();

  /**
   * The feeds of one event.
   *
   * @param names the names that are taken around them
   */
  FeedCode(TableTarget target, NameAllocator names) {
    this.target = target;
    this.names = names;
  }

  /** The variables that the expressions given so far stand on. */
  CodeBlock locals() {
    return locals.build();
  }

  /** What the feed's accessor gives. */
  static CodeBlock read(Feed feed) {
    String from = feed.origin() == Feed.Origin.SIGNAL ? "signal" : "context";
    return CodeBlock.of("$L.$N()", from, feed.accessor().name());
  }

  CodeBlock component(Component component, Feed feed) {
    boolean wrapped = component.presence().tellsNullFromAbsent() && !givesPresence(feed);
    CodeBlock read = read(feed);
    if (!feed.nullable()) {
      CodeBlock value = present(component, feed, read);
      return wrapped ? CodeBlock.of("$T.of($L)", Presence.class, value) : value;
    }
    if (!wrapped) {
      return nullable(component, feed, read);
    }
    CodeBlock local = local(component, feed, read);
    return CodeBlock.of(
        "$L == null ? $T.absent() : $T.of($L)",
        local,
        Presence.class,
        Presence.class,
        present(component, feed, local));
  }

  /** The conversion of a value that is there. */
  private CodeBlock present(Component component, Feed feed, CodeBlock value) {
    return switch (feed.conversion()) {
      case NONE -> value;
      case WIDEN_TO_LONG -> widened(component, feed, value, TypeName.LONG);
      case WIDEN_TO_DOUBLE -> widened(component, feed, value, TypeName.DOUBLE);
      case DURATION_TO_LONG -> CodeBlock.of("$T.of($L)", Millis.class, value);
      case DURATION_TO_INT -> CodeBlock.of("$T.intOf($L)", Millis.class, value);
      case INSTANT_TO_LONG -> CodeBlock.of("$L.toEpochMilli()", value);
      case WIRE_TO_ENUM -> {
        ValueType.Named named = (ValueType.Named) component.type();
        yield CodeBlock.of("$T.ofWire($L)", target.named(named.name()), value);
      }
    };
  }

  private static CodeBlock widened(Component component, Feed feed, CodeBlock value, TypeName type) {
    if (!(feed.accessor().type() instanceof JavaType.Primitive)) {
      return CodeBlock.of("$L.$LValue()", value, type);
    }
    return component.presence().mayBeMissing() ? CodeBlock.of("($T) $L", type, value) : value;
  }

  private CodeBlock nullable(Component component, Feed feed, CodeBlock read) {
    return switch (feed.conversion()) {
      case NONE -> read;
      case DURATION_TO_LONG, INSTANT_TO_LONG ->
          CodeBlock.of("$T.ofNullable($L)", Millis.class, read);
      case DURATION_TO_INT -> CodeBlock.of("$T.intOfNullable($L)", Millis.class, read);
      case WIDEN_TO_LONG, WIDEN_TO_DOUBLE, WIRE_TO_ENUM -> {
        CodeBlock local = local(component, feed, read);
        yield CodeBlock.of("$L == null ? null : $L", local, present(component, feed, local));
      }
    };
  }

  private CodeBlock local(Component component, Feed feed, CodeBlock read) {
    String name = names.newName(component.name());
    locals.addStatement("$T $N = $L", TypeCode.of(feed.accessor().type()), name, read);
    return CodeBlock.of("$N", name);
  }

  /** Whether what the accessor gives tells null from absent itself. */
  static boolean givesPresence(Feed feed) {
    return feed.accessor().type() instanceof JavaType.Declared declared
        && declared.qualifiedName().equals(Presence.class.getCanonicalName());
  }
}
