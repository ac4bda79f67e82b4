package dev.retryevents.processor.consumer;

/** A table that reaches every kind of type, and the wire model whose types it shares. */
final class ModelProgram {

  private static final String TABLE =
      Program.TABLE.replace(
          "schema = \"bundle.json\",", "schema = \"bundle.json\", model = wire.Wire.class,");

  /** Every kind of type, one of which is inline in the definition of the row. */
  static final String BUNDLE =
      """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {
          "Pause": {
            "type": "object",
            "properties": {
              "model": {"$ref": "#/$defs/Model"},
              "mood": {"enum": ["calm", "tense"]},
              "part": {"$ref": "#/$defs/Part"},
              "parts": {"type": "array", "items": {"$ref": "#/$defs/Part"}},
              "either": {"$ref": "#/$defs/Either"},
              "any": {"$ref": "#/$defs/Any"},
              "tree": {"$ref": "#/$defs/Tree"}
            },
            "required": ["model"]
          },
          "Model": {"enum": ["small", "large"], "x-msp-openness": "open"},
          "Part": {"type": "object", "properties": {"next": {"$ref": "#/$defs/Part"}}},
          "Tree": {"type": "array", "items": {"$ref": "#/$defs/Tree"}},
          "Any": {"type": ["integer", "string"]},
          "Either": {
            "oneOf": [
              {
                "type": "object",
                "properties": {"kind": {"const": "a"}, "size": {"type": "integer"}},
                "required": ["kind"]
              },
              {
                "type": "object",
                "properties": {"kind": {"const": "b"}, "pause": {"$ref": "#/$defs/Pause"}},
                "required": ["kind"]
              }
            ]
          }
        }
      }
      """;

  static final String UNRENDERED =
      "unrendered = {\"mood\", \"part\", \"parts\", \"either\", \"any\", \"tree\"},";

  private static final String SAMPLE =
      """
      {"model": "small", "mood": "calm", "part": {"next": {}}, "parts": [{}],
       "either": {"kind": "b", "pause": {"model": "new"}}, "any": 7, "tree": [[], []]}
      """;

  private ModelProgram() {}

  /** The wire model that selects those definitions. */
  static String wire(String types, String unknown) {
    return """
        package wire;

        import dev.retryevents.annotation.UnknownMembers;
        import dev.retryevents.annotation.WireModel;

        @WireModel(
            schema = "bundle.json",
            types = {"%s"},
            unknownMembers = UnknownMembers.%s)
        public interface Wire {}
        """
        .formatted(types, unknown);
  }

  /** The table, with a value of each type in its sample. */
  static String table() {
    String sample = SAMPLE.strip().replace("\n", "").replace("\"", "\\\"");
    return TABLE
        .replace("{\\\"model\\\": \\\"small\\\"}", sample)
        .replace("title =", UNRENDERED + " title =");
  }
}
