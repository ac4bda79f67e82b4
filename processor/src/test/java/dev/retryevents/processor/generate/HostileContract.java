package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Key;
import dev.retryevents.processor.model.NumberLayout;
import dev.retryevents.processor.model.Piece;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.SampleCase;
import dev.retryevents.processor.model.Sentence;
import dev.retryevents.processor.model.Subject;
import dev.retryevents.processor.model.TestPlan;
import dev.retryevents.processor.model.TypePackages;
import dev.retryevents.processor.model.Value;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A contract that is made to break generated code: texts, names, sizes and types of all sorts. */
final class HostileContract {

  private static final List<Component> COMPONENTS = HostileTypes.components();

  /** Words with what ends literals and lines. */
  private static final String WORDS = "say \"\\u0022 \\ $L é\uD83D\uDE00\u0001\n' ";

  /** The values of the samples as JSON, with what ends a block of code in Markdown. */
  private static final String GIVEN =
      """
      {"out": "%s", "event": "5GMM", "signal": "one\\"two", "e\u0301t\u00e9": "\u00e9", "code": "ab",
      "share": 0.5, "count": 5, "flag": true,
      "union": {"command": "\\\\u0022", "type*/": "st\\"dio"},
      "nested": {"held": [["x"]], "value": {"k": [-9223372036854775808]}, "given": null},
      "empty": {}, "names": [null], "counts": {"b\\"": null},
      "json": {"a": "```\\n| {}"
      }, "object": {}, "seenAtMs": 0, "ms": -1}""";

  private HostileContract() {}

  static TestPlan plan() {
    return new TestPlan("com.acme.other", "A", contract(), Map.of(), List.of(), Optional.empty());
  }

  static Contract contract() {
    return new Contract(
        TypePackages.of("com.acme"),
        "Table",
        "Set",
        JavaType.Declared.of("dev.retryevents.event", "HumanReadable"),
        List.of("appendMessage", "message"),
        "weird`|.json",
        List.of(row()),
        List.of(
            HostileTypes.OPEN,
            HostileTypes.NESTED,
            HostileTypes.CLOSED,
            HostileTypes.UNION,
            HostileTypes.EMPTY),
        Optional.empty(),
        true);
  }

  private static Row row() {
    return new Row(
        "R",
        "#/$defs/R",
        HostileTypes.TEXT_OF_ALL_SORTS,
        HostileTypes.TEXT_OF_ALL_SORTS,
        "ERROR",
        HostileTypes.TEXT_OF_ALL_SORTS,
        List.of(),
        COMPONENTS,
        sentence(),
        List.of(sample("five", WORDS + "five"), sample("other", "5: +07.00 of one\"two.")),
        List.of());
  }

  private static Component component(String name) {
    return COMPONENTS.stream().filter(c -> c.name().equals(name)).findFirst().orElseThrow();
  }

  private static Sentence sentence() {
    Subject out = new Subject.Word(component("out"));
    Subject event = new Subject.Word(component("event"));
    Subject flag = new Subject.Word(component("flag"));
    Subject code = new Subject.Word(component("code"));
    Subject count = new Subject.Whole(component("count"));
    Subject share = new Subject.Fraction(component("share"));
    NumberLayout layout = new NumberLayout(2, 2, 2, "ALWAYS");
    Key any = new Key.Any();
    return new Sentence(
        List.of(out, event, flag, code, count, share),
        List.of(
            Pieces.variant(
                List.of(
                    new Key.Text("five"),
                    new Key.Text("5GMM"),
                    new Key.Truth(true),
                    new Key.Text("ab"),
                    new Key.Number(BigDecimal.valueOf(5)),
                    new Key.Number(new BigDecimal("0.5"))),
                Pieces.words(WORDS),
                Pieces.shown(component("out"))),
            Pieces.variant(
                List.of(any, any, any, any, any, any),
                new Piece.Number(count, 0, NumberLayout.PLAIN),
                Pieces.words(": "),
                new Piece.Number(count, 2, layout),
                Pieces.words(" of "),
                Pieces.shownBeforeStop(component("signal")),
                Pieces.words("."))));
  }

  private static SampleCase sample(String out, String renders) {
    Map<String, Value> counts = new LinkedHashMap<>();
    counts.put("b\"", new Value.Null());
    Map<String, Value> lists = new LinkedHashMap<>();
    lists.put("k", new Value.Elements(List.of(new Value.Whole(Long.MIN_VALUE))));
    Value nested =
        new Value.Composite(
            HostileTypes.NESTED,
            List.of(
                new Value.Elements(List.of(new Value.Elements(List.of(new Value.Text("x"))))),
                new Value.Entries(lists),
                new Value.Null()));
    Value[] values = new Value[COMPONENTS.size()];
    Arrays.fill(values, new Value.Absent());
    List<Value> first =
        List.of(
            new Value.Text(out),
            new Value.EnumValue(HostileTypes.CLOSED, "5GMM"),
            new Value.EnumValue(HostileTypes.OPEN, "one\"two"),
            new Value.Text("é"),
            new Value.Text("ab"),
            new Value.Fraction(0.5),
            new Value.Whole(5),
            new Value.Truth(true),
            new Value.ArmValue(
                HostileTypes.UNION,
                HostileTypes.UNION.arms().get(0),
                List.of(new Value.Text("\\u0022"))),
            nested,
            new Value.Composite(HostileTypes.EMPTY, List.of()),
            new Value.Elements(List.of(new Value.Null())),
            new Value.Entries(counts),
            new Value.Json("{\"a\":\"```\\n| {}\"}", false),
            new Value.Json("{}", true),
            new Value.Whole(0),
            new Value.Whole(-1));
    for (int i = 0; i < first.size(); i++) {
      values[i] = first.get(i);
    }
    return new SampleCase(GIVEN.formatted(out), List.of(values), renders);
  }
}
