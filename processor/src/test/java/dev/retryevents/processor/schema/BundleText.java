package dev.retryevents.processor.schema;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Stream;

/** Bundles written down in tests, and what the reader makes of them. */
final class BundleText {
  private static final String DIALECT =
      "\"$schema\":\"https://json-schema.org/draft/2020-12/schema\"";

  private BundleText() {}

  /** A bundle of these definitions, in which {@code '} stands for a quotation mark. */
  static byte[] bytes(String definitions) {
    return utf8("{\"$defs\":" + definitions.replace('\'', '"') + "," + DIALECT + "}");
  }

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static Bundle bundle(String definitions) {
    return read(bytes(definitions));
  }

  static Bundle read(byte[] bytes) {
    BundleReading reading = BundleReader.read("b.json", bytes);
    return assertInstanceOf(BundleReading.Read.class, reading, reading::toString).bundle();
  }

  /** The definition {@code X} of a bundle that has no other. */
  static SchemaNode definition(String schema) {
    SchemaNode node = bundle("{\"X\":" + schema + "}").definitions().get("X");
    return assertInstanceOf(SchemaNode.class, node);
  }

  /** The fault of a bundle, with its place. */
  static String fault(String text) {
    BundleReading reading = BundleReader.read("b.json", utf8(text));
    return assertInstanceOf(BundleReading.Faulty.class, reading).fault().toString();
  }

  /** The node with all nodes below it. */
  static Stream<SchemaNode> everyNode(SchemaNode node) {
    Stream<SchemaNode> below =
        node.operands().values().stream()
            .flatMap(BundleText::children)
            .flatMap(BundleText::everyNode);
    return Stream.concat(Stream.of(node), below);
  }

  private static Stream<SchemaNode> children(Operand operand) {
    if (operand instanceof Operand.Schema only) {
      return Stream.of(only.node());
    }
    if (operand instanceof Operand.SchemaList listed) {
      return listed.nodes().stream();
    }
    Map<String, SchemaNode> named =
        operand instanceof Operand.SchemaMap map ? map.nodes() : Map.of();
    return named.values().stream();
  }
}
