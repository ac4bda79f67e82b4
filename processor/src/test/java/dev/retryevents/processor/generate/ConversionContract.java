package dev.retryevents.processor.generate;

import static dev.retryevents.processor.generate.Components.of;

import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.Feed;
import dev.retryevents.processor.model.Feed.Conversion;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.SampleCase;
import dev.retryevents.processor.model.SignalSource;
import dev.retryevents.processor.model.Specimen;
import dev.retryevents.processor.model.TestPlan;
import dev.retryevents.processor.model.TypePackages;
import dev.retryevents.processor.model.Value;
import dev.retryevents.processor.model.ValueType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A contract with every conversion, of values that are there and of values that are not. */
final class ConversionContract {

  /** The signals; all but {@code Here} may lack what they carry. */
  static final SourceFile SIGNALS =
      new SourceFile(
          "com.acme.signal",
          "Shed",
          """
          package com.acme.signal;

          import java.time.Duration;
          import java.time.Instant;

          public interface Shed {
            sealed interface Signal permits Here, Gone, Kept {}

            record Here(
                int whole,
                Integer boxed,
                Float share,
                Duration pause,
                Duration brief,
                Instant at,
                String limit)
                implements Signal {}

            record Gone(
                int whole,
                Integer boxed,
                Float share,
                Duration pause,
                Duration brief,
                Instant at,
                String limit)
                implements Signal {}

            record Kept(
                int whole,
                Integer boxed,
                Float share,
                Duration pause,
                Duration brief,
                Instant at,
                String limit)
                implements Signal {}
          }
          """);

  private static final JavaType.Declared SIGNAL =
      JavaType.Declared.of("com.acme.signal", "Shed", "Signal");

  private ConversionContract() {}

  static TestPlan plan() {
    List<Specimen> given =
        List.of(
            new Specimen.Number("int", 7),
            new Specimen.Number("int", 8),
            new Specimen.Number("float", 2),
            delay(1_500),
            delay(2_000),
            new Specimen.Field(JavaType.Declared.of("java.time", "Instant"), "EPOCH"),
            new Specimen.Text("acceleration"));
    List<Specimen> missing = new ArrayList<>(List.of(new Specimen.Number("int", 7)));
    for (Feed feed : feeds(true).subList(1, given.size())) {
      missing.add(new Specimen.Null(feed.accessor().type()));
    }
    return new TestPlan(
        "com.acme",
        "A",
        contract(),
        Map.of(),
        List.of(
            new Specimen.New(signal("Here"), given),
            new Specimen.New(signal("Gone"), missing),
            new Specimen.New(signal("Kept"), given)),
        Optional.empty());
  }

  private static Specimen delay(long millis) {
    return new Specimen.Call(
        JavaType.Declared.of("java.time", "Duration"),
        "ofMillis",
        List.of(new Specimen.Number("long", millis)));
  }

  static Contract contract() {
    return new Contract(
        TypePackages.of("com.acme"),
        "Table",
        "Conversion",
        JavaType.Declared.of("dev.retryevents.event", "HumanReadable"),
        List.of("appendMessage", "message"),
        "msp.schema.json",
        List.of(
            row("HereEvent", Presence.REQUIRED, source("Here", false)),
            row("GoneEvent", Presence.NULLABLE, source("Gone", true)),
            row("KeptEvent", Presence.OPTIONAL_NULLABLE, source("Kept", true))),
        List.of(RetryRows.LIMIT_TYPE),
        Optional.of(new Contract.Mapping(SIGNAL, Optional.empty(), List.of())),
        false);
  }

  private static Row row(String name, Presence presence, SignalSource source) {
    List<Component> components =
        List.of(
            of("whole", Components.LONG, presence, ""),
            of("boxed", Components.LONG, presence, ""),
            of("share", Components.DOUBLE, presence, ""),
            of("pauseMs", Components.LONG, presence, ""),
            of("briefMs", Components.INT, presence, ""),
            of("atMs", Components.LONG, presence, ""),
            of("limit", new ValueType.Named(RetryRows.LIMIT_TYPE.name()), presence, ""));
    return new Row(
        name,
        "#/$defs/" + name,
        name,
        "",
        "STATUS_UPDATE",
        "",
        List.of(),
        components,
        Pieces.sentence(Pieces.words(name)),
        presence == Presence.REQUIRED
            ? List.of()
            : List.of(
                new SampleCase(
                    "{}", Collections.nCopies(components.size(), new Value.Absent()), name)),
        List.of(source));
  }

  private static JavaType.Declared signal(String name) {
    return JavaType.Declared.of("com.acme.signal", "Shed", name);
  }

  private static SignalSource source(String signal, boolean nullable) {
    return new SignalSource(signal(signal), feeds(nullable));
  }

  private static List<Feed> feeds(boolean nullable) {
    return List.of(
        feed("whole", new JavaType.Primitive("int"), Conversion.WIDEN_TO_LONG, false),
        feed("boxed", type("java.lang", "Integer"), Conversion.WIDEN_TO_LONG, nullable),
        feed("share", type("java.lang", "Float"), Conversion.WIDEN_TO_DOUBLE, nullable),
        feed("pause", type("java.time", "Duration"), Conversion.DURATION_TO_LONG, nullable),
        feed("brief", type("java.time", "Duration"), Conversion.DURATION_TO_INT, nullable),
        feed("at", type("java.time", "Instant"), Conversion.INSTANT_TO_LONG, nullable),
        feed("limit", type("java.lang", "String"), Conversion.WIRE_TO_ENUM, nullable));
  }

  private static JavaType type(String packageName, String name) {
    return JavaType.Declared.of(packageName, name);
  }

  private static Feed feed(String name, JavaType type, Conversion conversion, boolean nullable) {
    return new Feed(Feed.Origin.SIGNAL, new Accessor(name, type, nullable), conversion, nullable);
  }
}
