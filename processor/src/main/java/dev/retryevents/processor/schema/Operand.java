package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonValue;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The value of a keyword, in the form that the keyword gives it, with the place of the keyword. */
public sealed interface Operand {

  /** Where the keyword stands. */
  SchemaPlace place();

  /** A string. */
  record Text(SchemaPlace place, String text) implements Operand {}

  /** A number, exact. */
  record Amount(SchemaPlace place, BigDecimal amount) implements Operand {}

  /** A length; one beyond the range of an int is no limit in Java and reads as the greatest int. */
  record Count(SchemaPlace place, int count) implements Operand {}

  /** True or false. */
  record Flag(SchemaPlace place, boolean value) implements Operand {}

  /** The types that a value may have, in alphabetical order. */
  record Types(SchemaPlace place, Set<SchemaType> types) implements Operand {
    public Types {
      types = Collections.unmodifiableSet(new TreeSet<>(types));
    }
  }

  /** Names of members, each with its own place, in file order. */
  record Names(SchemaPlace place, Map<String, SchemaPlace> names) implements Operand {
    public Names {
      names = inOrder(names);
    }
  }

  /** Names of members that the presence of another member asks for. */
  record NamesMap(SchemaPlace place, Map<String, Names> names) implements Operand {
    public NamesMap {
      names = inOrder(names);
    }
  }

  /** A JSON value, taken literally. */
  record Literal(SchemaPlace place, JsonValue value) implements Operand {}

  /** JSON values, each with its own place. */
  record Literals(SchemaPlace place, List<Literal> values) implements Operand {
    public Literals {
      values = List.copyOf(values);
    }
  }

  /** A schema. */
  record Schema(SchemaPlace place, SchemaNode node) implements Operand {}

  /** Schemas in the order of the file. */
  record SchemaList(SchemaPlace place, List<SchemaNode> nodes) implements Operand {
    public SchemaList {
      nodes = List.copyOf(nodes);
    }
  }

  /** Schemas by name, in file order. */
  record SchemaMap(SchemaPlace place, Map<String, SchemaNode> nodes) implements Operand {
    public SchemaMap {
      nodes = inOrder(nodes);
    }
  }

  private static <V> Map<String, V> inOrder(Map<String, V> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
