package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.SampleCase;
import dev.retryevents.processor.model.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Generates the documented table: the rows at a glance, then each with its samples. */
final class DocumentGenerator {

  private DocumentGenerator() {}

  static Document generate(Contract contract) {
    List<String> sections = new ArrayList<>();
    sections.add("# " + contract.family());
    sections.add(
        "Written by the compiler from %s over %s.\nIt holds every sample; so does the contract test."
            .formatted(Markdown.code(contract.table()), Markdown.code(contract.schema())));
    sections.add(table(contract));
    contract.rows().forEach(row -> sections.addAll(row(row)));
    sections.addAll(TypeWords.sections(contract));
    return new Document(
        "META-INF/retry-events/" + contract.family() + ".md", String.join("\n\n", sections) + "\n");
  }

  private static String table(Contract contract) {
    StringBuilder table = new StringBuilder();
    table.append("| event | title | text | published for | from | message type |\n");
    table.append("|---|---|---|---|---|---|");
    for (Row row : contract.rows()) {
      List<String> cells =
          List.of(
              Markdown.cell(row.record()),
              Markdown.prose(row.title()),
              sentence(row.sentence()),
              Markdown.prose(row.publishedFor()),
              signals(row),
              Markdown.cell(row.msgType()));
      table.append("\n| ").append(String.join(" | ", cells)).append(" |");
    }
    return table.toString();
  }

  private static String sentence(Sentence sentence) {
    return sentence.variants().stream()
        .map(
            variant -> {
              String choice = SentenceWords.choice(sentence, variant);
              String words = Markdown.cell(SentenceWords.of(variant));
              return choice.isEmpty() ? words : choice + ": " + words;
            })
        .collect(Collectors.joining("<br>"));
  }

  private static String signals(Row row) {
    return row.sources().stream()
        .map(source -> Markdown.cell(simple(source.signal())))
        .collect(Collectors.joining("<br>"));
  }

  private static String simple(JavaType.Declared type) {
    return String.join(".", type.names());
  }

  private static List<String> row(Row row) {
    List<String> sections = new ArrayList<>();
    sections.add("## " + row.record());
    if (!row.description().isBlank()) {
      sections.add(Markdown.prose(row.description()));
    }
    for (SampleCase sample : row.samples()) {
      sections.add("> " + Markdown.code(sample.renders()) + "\n\n" + json(sample.given()));
    }
    String components = TypeWords.components(row.leading(), row.components());
    if (!components.isEmpty()) {
      sections.add(components);
    }
    return sections;
  }

  /** A block of JSON, behind a fence that is longer than any run of backticks in it. */
  private static String json(String given) {
    String fence = "```";
    while (given.contains(fence)) {
      fence += "`";
    }
    return fence + "json\n" + given.strip() + "\n" + fence;
  }
}
