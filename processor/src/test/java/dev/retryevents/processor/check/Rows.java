package dev.retryevents.processor.check;

import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.declaration.DeclaredSample;
import dev.retryevents.processor.model.JavaType;
import java.util.ArrayList;
import java.util.List;

/** A row of a table, with as much of it as a test is about. */
public record Rows(
    String type,
    String name,
    String title,
    String message,
    List<List<String>> samples,
    List<String> from,
    List<String> unrendered,
    List<String> msgTypes) {

  /** The row of a definition that says nothing of its components. */
  public static Rows of(String type) {
    return new Rows(
        type, "", type + " title", type + " happened", List.of(), List.of(), List.of(), List.of());
  }

  public Rows named(String other) {
    return new Rows(type, other, title, message, samples, from, unrendered, msgTypes);
  }

  public Rows titled(String other) {
    return new Rows(type, name, other, message, samples, from, unrendered, msgTypes);
  }

  public Rows saying(String other) {
    return new Rows(type, name, title, other, samples, from, unrendered, msgTypes);
  }

  public Rows sample(String given, String renders) {
    List<List<String>> more = new ArrayList<>(samples);
    more.add(List.of(given.replace('\'', '"'), renders));
    return new Rows(type, name, title, message, more, from, unrendered, msgTypes);
  }

  public Rows from(String... signals) {
    return new Rows(type, name, title, message, samples, List.of(signals), unrendered, msgTypes);
  }

  public Rows hiding(String... components) {
    return new Rows(type, name, title, message, samples, from, List.of(components), msgTypes);
  }

  public Rows kinds(String... types) {
    return new Rows(type, name, title, message, samples, from, unrendered, List.of(types));
  }

  /** The row as it is declared under that number; each place is {@code row.member}. */
  public DeclaredRow declared(int number) {
    return new DeclaredRow(
        number,
        Places.of(String.valueOf(number)),
        cell(type, number, "type"),
        cell(name, number, "name"),
        cell(title, number, "title"),
        "",
        from.stream().map(one -> signal(one, number)).toList(),
        cell(message, number, "message"),
        declaredSamples(number),
        unrendered.stream().map(one -> cell(one, number, "unrendered")).toList(),
        msgTypes.stream().map(one -> cell(one, number, "msgType")).toList());
  }

  private List<DeclaredSample> declaredSamples(int number) {
    List<DeclaredSample> declared = new ArrayList<>();
    for (List<String> sample : samples) {
      String place = "sample" + (declared.size() + 1);
      declared.add(
          new DeclaredSample(
              declared.size() + 1,
              Places.of(number + "." + place),
              cell(sample.get(0), number, place + ".given"),
              cell(sample.get(1), number, place + ".renders")));
    }
    return declared;
  }

  private static Cell<JavaType.Declared> signal(String name, int number) {
    return new Cell<>(Sources.type(name), Places.of(number + ".from." + name));
  }

  private static Cell<String> cell(String value, int number, String member) {
    return new Cell<>(value, Places.of(number + "." + member));
  }
}
