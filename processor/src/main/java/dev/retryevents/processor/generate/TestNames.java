package dev.retryevents.processor.generate;

import com.palantir.javapoet.NameAllocator;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.Row;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The names of the methods of a contract test: legal, unique, the same for the same contract. */
final class TestNames {

  /** The method that makes a context. */
  static final String CONTEXT = "context";

  private final NameAllocator names = new NameAllocator();
  private final List<List<String>> factories = new ArrayList<>();
  private final List<List<String>> tests = new ArrayList<>();
  private final List<List<String>> wire = new ArrayList<>();

  private final Map<String, String> leading = new HashMap<>();

  /** The names for the rows of that contract. */
  TestNames(Contract contract) {
    List.of("assertReads", CONTEXT, ValueCode.MAP, WireTests.ASSERT_SURVIVES)
        .forEach(names::newName);
    contract
        .leading()
        .forEach(component -> leading.put(component.name(), names.newName(component.name())));
    List<Row> rows = contract.rows();
    for (Row row : rows) {
      List<String> made = new ArrayList<>();
      List<String> read = new ArrayList<>();
      List<String> carried = new ArrayList<>();
      String record = decapitalised(row.record());
      for (int i = 1; i <= row.samples().size(); i++) {
        made.add(names.newName(record + i));
        read.add(names.newName(record + "ReadsAsInSample" + i));
        carried.add(names.newName(record + "IsCarriedAsInSample" + i));
      }
      factories.add(made);
      tests.add(read);
      wire.add(carried);
    }
  }

  /** The method that makes a leading component. */
  String leading(Leading component) {
    return Objects.requireNonNull(leading.get(component.name()));
  }

  /** The method that makes a sample. */
  String factory(int row, int sample) {
    return factories.get(row).get(sample);
  }

  /** The test that reads a sample. */
  String reading(int row, int sample) {
    return tests.get(row).get(sample);
  }

  /** The test that takes a sample to JSON and back. */
  String wire(int row, int sample) {
    return wire.get(row).get(sample);
  }

  /** All tests that read samples. */
  List<String> readings() {
    return tests.stream().flatMap(List::stream).toList();
  }

  /** The test that maps a signal. */
  String mapping(JavaType.Declared signal, Row row) {
    return names.newName(decapitalised(signal.simpleName()) + "Becomes" + row.record());
  }

  /** A name that is nothing else's. */
  String other(String name) {
    return names.newName(name);
  }

  private static String decapitalised(String name) {
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }
}
