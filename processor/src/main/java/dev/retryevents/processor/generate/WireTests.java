package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.SampleCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The tests of the codecs: what a sample gives becomes its event, and the other way round. */
record WireTests(TableTarget target, TestNames names) {

  /** The method that takes an event to JSON and back. */
  static final String ASSERT_SURVIVES = "assertSurvives";

  List<MethodSpec> tests() {
    List<MethodSpec> tests = new ArrayList<>();
    List<Row> rows = target.contract().rows();
    for (int row = 0; row < rows.size(); row++) {
      for (int sample = 0; sample < rows.get(row).samples().size(); sample++) {
        tests.add(test(row, sample));
      }
    }
    return tests;
  }

  private MethodSpec test(int index, int sample) {
    Row row = target.contract().rows().get(index);
    SampleCase given = row.samples().get(sample);
    ClassName codec = target.types().codec(row.record());
    List<CodeBlock> leading =
        row.leading().stream().map(one -> CodeBlock.of("event.$N()", one.name())).toList();
    CodeBlock made =
        leading.isEmpty()
            ? CodeBlock.of("$T.INSTANCE", codec)
            : CodeBlock.of("$T.of($L)", codec, CodeBlock.join(leading, ", "));
    CodeBlock call =
        Arguments.call(
            4,
            CodeBlock.of(ASSERT_SURVIVES),
            List.of(made, StringLiteral.of(compact(given)), CodeBlock.of("event")));
    return ContractTestGenerator.test(names.wire(index, sample))
        .addStatement("$T event = $N()", target.type(row.record()), names.factory(index, sample))
        .addStatement("$L", call)
        .build();
  }

  /** What the sample gives, without line breaks, and with numbers as a double keeps them. */
  private static String compact(SampleCase given) {
    return kept(JsonValue.parse(given.given())).toString();
  }

  private static JsonValue kept(JsonValue json) {
    if (json instanceof JsonObject object) {
      Map<String, JsonValue> members = new LinkedHashMap<>();
      object.members().forEach((name, value) -> members.put(name, kept(value)));
      return new JsonObject(members);
    }
    if (json instanceof JsonArray array) {
      return new JsonArray(array.elements().stream().map(WireTests::kept).toList());
    }
    return json instanceof JsonNumber number ? kept(number) : json;
  }

  /** Integers are kept whole; of other numbers a record may have kept no more than a double. */
  private static JsonNumber kept(JsonNumber number) {
    try {
      return JsonNumber.of(number.longValue());
    } catch (ArithmeticException fraction) {
      return rounded(number);
    }
  }

  private static JsonNumber rounded(JsonNumber number) {
    try {
      return JsonNumber.of(number.doubleValue());
    } catch (ArithmeticException beyondDoubles) {
      return number;
    }
  }

  /** The method that the tests call. */
  MethodSpec support() {
    TypeVariableName type = TypeVariableName.get("T");
    return MethodSpec.methodBuilder(ASSERT_SURVIVES)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addTypeVariable(type)
        .addParameter(ParameterizedTypeName.get(ClassName.get(JsonCodec.class), type), "codec")
        .addParameter(String.class, "json")
        .addParameter(type, "event")
        .addStatement(
            "$T.assertEquals(event, codec.decode(json))", ContractTestGenerator.ASSERTIONS)
        .addStatement(
            "$T.assertEquals($T.parse(json), $T.parse(codec.encode(event)))",
            ContractTestGenerator.ASSERTIONS,
            JsonValue.class,
            JsonValue.class)
        .build();
  }
}
