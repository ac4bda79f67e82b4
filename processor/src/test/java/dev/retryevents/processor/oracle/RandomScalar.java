package dev.retryevents.processor.oracle;

import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes strings and numbers, those at the edges of what a schema allows above all. */
record RandomScalar(Random random) {

  private static final List<String> TEXTS =
      List.of(
          "",
          "a",
          "text",
          "A",
          "a b",
          "a_b9",
          "x-1",
          "0",
          "1.5",
          "true",
          "null",
          "\u0000",
          "\"",
          "\\",
          "/",
          "\b\f\n\r\t",
          "\u001f\u007f\u0080",
          "\u00e9",
          "\u540d",
          "\ud83d\ude80",
          "\ud83d\ude80\ud83d\ude80\ud83d\ude80",
          "\u2028\u2029",
          "\uffff",
          "\ufeff",
          "__proto__",
          "2024-02-30T25:00:00Z",
          "ab",
          "abc",
          "aab",
          "x",
          "xx",
          "x1",
          "\u0061\u0301",
          "sha256:" + "0123456789abcdef".repeat(4),
          "sha256:0",
          "long ".repeat(60));

  private static final List<String> INTEGERS =
      List.of(
          "0",
          "-0",
          "1",
          "-1",
          "2",
          "7",
          "100",
          "1.0",
          "1e2",
          "120e-1",
          "2147483647",
          "2147483648",
          "-2147483648",
          "-2147483649",
          "9007199254740993",
          "9223372036854775807",
          "-9223372036854775808",
          "92233720368547758.07e2");

  private static final List<String> FRACTIONS =
      List.of(
          "0.5",
          "-1.5",
          "0.1",
          "0.3",
          "2.50",
          "1e-3",
          "3.0e-1",
          "-0.0",
          "5e-324",
          "1.7976931348623157e308",
          "123456.789",
          "0.30000000000000004");

  /** What a double or a long does not hold. */
  private static final List<String> BEYOND =
      List.of(
          "9223372036854775808",
          "-9223372036854775809",
          "1e20",
          "1e300",
          "1e309",
          "-1e400",
          "0.1000000000000000000000001",
          "0.99999999999999999999999",
          "1e-400",
          "3.141592653589793238462643383279",
          "123456789012345678901234567890");

  JsonString text() {
    return new JsonString(pick(TEXTS));
  }

  /** A string that fits, as a rule. */
  JsonString text(Map<String, JsonValue> schema) {
    int least = count(schema, "minLength", 0);
    int most = count(schema, "maxLength", Integer.MAX_VALUE);
    Pattern pattern =
        Pattern.compile(schema.get("pattern") instanceof JsonString text ? text.value() : "");
    List<String> fitting =
        Stream.concat(
                TEXTS.stream(), Stream.of(ofLength(least), ofLength(Math.min(most, least + 3))))
            .filter(
                text -> {
                  int length = text.codePointCount(0, text.length());
                  return length >= least && length <= most && pattern.matcher(text).find();
                })
            .toList();
    return fitting.isEmpty() ? text() : new JsonString(pick(fitting));
  }

  private String ofLength(int codePoints) {
    return pick(List.of("a", "x", "0", "\ud83d\ude80", "\u00e9")).repeat(codePoints);
  }

  /** A number of any kind. */
  JsonNumber number() {
    return new JsonNumber(pick(pick(List.of(INTEGERS, FRACTIONS, BEYOND))));
  }

  /** A number that fits, as a rule; some are wider than those of Java. */
  JsonNumber number(Map<String, JsonValue> schema, boolean integer) {
    List<String> some = new ArrayList<>(INTEGERS);
    if (!integer) {
      some.addAll(FRACTIONS);
    }
    if (random.nextInt(6) == 0) {
      some = new ArrayList<>(BEYOND);
    }
    BigDecimal step = amount(schema, "multipleOf");
    for (String bound :
        List.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf")) {
      BigDecimal edge = amount(schema, bound);
      if (edge != null) {
        BigDecimal by = step == null ? BigDecimal.ONE : step;
        Stream.of(edge, edge.add(by), edge.subtract(by), edge.multiply(BigDecimal.valueOf(3)))
            .map(BigDecimal::toString)
            .forEach(some::add);
      }
    }
    if (random.nextInt(3) > 0) {
      some.add(new BigInteger(random.nextInt(1, 63), random).toString());
    }
    List<String> fitting =
        some.stream().filter(text -> fits(new BigDecimal(text), schema)).toList();
    return new JsonNumber(pick(fitting.isEmpty() ? some : fitting));
  }

  private static boolean fits(BigDecimal value, Map<String, JsonValue> schema) {
    Function<String, Integer> compared =
        bound -> {
          BigDecimal edge = amount(schema, bound);
          return edge == null ? null : Integer.valueOf(value.compareTo(edge));
        };
    BigDecimal step = amount(schema, "multipleOf");
    return or(compared.apply("minimum"), 0) >= 0
        && or(compared.apply("maximum"), 0) <= 0
        && or(compared.apply("exclusiveMinimum"), 1) > 0
        && or(compared.apply("exclusiveMaximum"), -1) < 0
        && (step == null || value.remainder(step).signum() == 0);
  }

  private static int or(Integer value, int otherwise) {
    return value == null ? otherwise : value;
  }

  private static BigDecimal amount(Map<String, JsonValue> schema, String keyword) {
    return schema.get(keyword) instanceof JsonNumber number ? number.toBigDecimal() : null;
  }

  static int count(Map<String, JsonValue> schema, String keyword, int otherwise) {
    return schema.get(keyword) instanceof JsonNumber number
        ? (int) Math.min(number.longValue(), 1_000_000)
        : otherwise;
  }

  <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
