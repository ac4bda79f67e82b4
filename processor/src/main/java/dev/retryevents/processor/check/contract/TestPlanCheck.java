package dev.retryevents.processor.check.contract;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.DeclaredContract;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.Feed;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.SignalSource;
import dev.retryevents.processor.model.Specimen;
import dev.retryevents.processor.model.SpecimenSource;
import dev.retryevents.processor.model.TestPlan;
import dev.retryevents.processor.model.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Plans the contract test, and reports values that it cannot make. */
public final class TestPlanCheck {

  private final DeclaredContract declared;
  private final Contract contract;
  private final SpecimenSource specimens;
  private final Findings findings;

  private TestPlanCheck(
      DeclaredContract declared, Contract contract, SpecimenSource specimens, Findings findings) {
    this.declared = declared;
    this.contract = contract;
    this.specimens = specimens;
    this.findings = findings;
  }

  /** The plan of the test; empty if a value cannot be made, which is reported. */
  public static Optional<TestPlan> check(
      DeclaredContract declared, Contract contract, SpecimenSource specimens, Findings findings) {
    return new TestPlanCheck(declared, contract, specimens, findings).plan();
  }

  private Optional<TestPlan> plan() {
    long before = findings.faults();
    Map<String, Specimen> leading = new LinkedHashMap<>();
    List<Specimen> signals = new ArrayList<>();
    for (Row row : contract.rows()) {
      for (Leading component : row.leading()) {
        specimen(component.type(), Optional.empty())
            .ifPresent(made -> leading.put(component.name(), made));
      }
      for (SignalSource source : row.sources()) {
        specimen(source.signal(), word(row, source)).ifPresent(signals::add);
      }
    }
    Optional<Specimen> context =
        contract
            .mapping()
            .flatMap(Contract.Mapping::context)
            .flatMap(type -> specimen(type, Optional.empty()));
    return findings.faults() == before
        ? Optional.of(
            new TestPlan(
                declared.packageName(), declared.name(), contract, leading, signals, context))
        : Optional.empty();
  }

  /** A spelling of the first closed enum that the signal fills: no other text would do. */
  private Optional<String> word(Row row, SignalSource source) {
    for (int i = 0; i < row.components().size(); i++) {
      Feed feed = source.feeds().get(row.leading().size() + i);
      Component component = row.components().get(i);
      if (feed.conversion() == Feed.Conversion.WIRE_TO_ENUM
          && component.type() instanceof ValueType.Named named) {
        Optional<NamedType.EnumType> closed =
            contract.vocabulary(named.name()).filter(vocabulary -> !vocabulary.open());
        if (closed.isPresent()) {
          return Optional.of(closed.get().constants().get(0).wire());
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Specimen> specimen(JavaType type, Optional<String> word) {
    Optional<Specimen> made = specimens.of(type, word);
    if (made.isEmpty()) {
      String name = type.show();
      findings.add(
          Code.ContractSpecimen,
          declared.origin(),
          "the test cannot make a "
              + name
              + "; give "
              + declared.name()
              + " a method "
              + Wording.quoted("static " + name + " " + method(name) + "()"));
    }
    return made;
  }

  private static String method(String type) {
    String letters = type.replaceAll("[^\\p{L}\\p{N}]", "");
    return letters.substring(0, 1).toLowerCase(Locale.ROOT) + letters.substring(1);
  }
}
