package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Bundles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes templates that are right more often than not, and values for them. */
final class RandomTemplates {

  static final String DEFINITIONS =
      Bundles.event(
          "'text':{'type':'string'}",
          "'word':{'enum':['a','b','c.']}",
          "'open':{'enum':['x','y'],'x-msp-openness':'open'}",
          "'truth':{'type':'boolean'}",
          "'few':{'type':'integer','minimum':0,'maximum':3}",
          "'many':{'type':'integer'}",
          "'some':{'type':['integer','null']}",
          "'part':{'type':'number'}",
          "'waitMs':{'type':['integer','null'],'minimum':0}");

  private static final List<String> NUMBERS = List.of("few", "many", "some", "part");
  private static final List<String> OPTIONS =
      List.of(
          " minimumFractionDigits=1 maximumFractionDigits=1",
          " maximumFractionDigits=0",
          " minimumIntegerDigits=3",
          " signDisplay=always",
          " signDisplay=exceptZero",
          " select=exact",
          "",
          "");
  private static final List<Object> WHOLES =
      List.of(0L, 1L, 2L, 3L, -1L, 999L, 1000L, 1001L, Long.MAX_VALUE, Long.MIN_VALUE);
  private static final List<Object> PARTS =
      List.of(0.0, -0.0, 0.5, 1.0, 1.15, -0.04, -0.5, 5.55e-17, 1e17, 0.1, 2.5);
  private static final List<Object> TEXTS =
      List.of("a", "b.", "", "x\ny", "e\u0301", "\u001b[1mz", "Ends here. ");

  private final Random random;

  RandomTemplates(long seed) {
    this.random = new Random(seed);
  }

  String template() {
    StringBuilder template = new StringBuilder();
    List<String> selectors = new ArrayList<>();
    int count = random.nextInt(4);
    for (int i = 0; i < count; i++) {
      selectors.add(declare(i, template));
    }
    if (selectors.isEmpty() || random.nextInt(4) == 0) {
      return template.append("{{").append(pattern(selectors)).append("}}").toString();
    }
    template.append(".match");
    selectors.forEach(name -> template.append(" $").append(name));
    for (int i = random.nextInt(5); i >= 0; i--) {
      template.append('\n');
      selectors.forEach(name -> template.append(key(name)).append(' '));
      template.append("{{V").append(i).append(' ').append(pattern(selectors)).append("}}");
    }
    template.append("\n").append("* ".repeat(selectors.size()));
    return template.append("{{else ").append(pattern(selectors)).append("}}").toString();
  }

  private String declare(int index, StringBuilder template) {
    String name = pick(List.of("text", "word", "open", "truth", "few", "many", "some", "part"));
    boolean number = NUMBERS.contains(name);
    if (!number || random.nextBoolean()) {
      boolean seconds = random.nextInt(6) == 0;
      String input = seconds ? "waitMs" : name;
      String call =
          seconds
              ? ":retry:seconds"
              : number ? pick(List.of(":number", ":integer")) + pick(OPTIONS) : ":string";
      template.append(".input {$").append(input).append(' ').append(call).append("}\n");
      return input;
    }
    String local = name + "L" + index;
    String call = pick(List.of("add=1", "add=2", "subtract=1"));
    template.append(".local $" + local + " = {$" + name + " :offset " + call + "}\n");
    return local;
  }

  private String key(String selector) {
    String name = selector.replaceAll("L\\d", "");
    return switch (name) {
      case "text" -> pick(List.of("a", "|b.|", "*"));
      case "word" -> pick(List.of("a", "b", "c.", "*"));
      case "open" -> pick(List.of("x", "y", "*"));
      case "truth" -> pick(List.of("true", "false", "*"));
      case "part" -> pick(List.of("0", "1", "0.5", "0.1", "other", "*"));
      default -> pick(List.of("0", "1", "2", "-1", "other", "one", "*"));
    };
  }

  private String pattern(List<String> declared) {
    return IntStream.range(0, 1 + random.nextInt(4))
        .mapToObj(index -> part(declared))
        .collect(Collectors.joining(pick(List.of(" ", "", ". "))));
  }

  private String part(List<String> declared) {
    return switch (random.nextInt(6)) {
      case 0 -> "words.";
      case 1 -> "{$waitMs :retry:seconds" + "}";
      case 2 -> "{$" + pick(List.of("few", "many", "part")) + " :number" + pick(OPTIONS) + "}";
      case 3 -> "{$" + pick(List.of("text", "word", "open", "truth", "few", "many")) + "}";
      case 4 -> "{|a literal| :string}.";
      default -> declared.isEmpty() ? "none" : "{$" + pick(declared) + "}";
    };
  }

  /** A value for every component; text is in its normal form half of the time. */
  Map<String, Object> values() {
    Map<String, Object> values = new HashMap<>();
    values.put("text", pick(TEXTS));
    values.put("word", pick(List.of("a", "b", "c.")));
    values.put("open", pick(List.of("x", "y", "new")));
    values.put("truth", random.nextBoolean());
    values.put("few", pick(List.of(0L, 1L, 2L, 3L)));
    values.put("many", pick(WHOLES));
    values.put("some", random.nextBoolean() ? null : pick(WHOLES));
    values.put("part", pick(PARTS));
    values.put("waitMs", random.nextBoolean() ? null : pick(List.of(0L, 1L, 999L, 1000L, 1001L)));
    return values;
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
