package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.TestPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All that a plan generates. */
final class Output {

  private Output() {}

  static List<SourceFile> sources(TestPlan plan) {
    List<SourceFile> sources =
        new ArrayList<>(ContractGenerator.sources(plan.contract(), RetryContract.GENERATED));
    sources.add(ContractGenerator.test(plan, RetryContract.GENERATED));
    return sources;
  }

  static Map<String, String> files(TestPlan plan) {
    Map<String, String> files = new TreeMap<>();
    sources(plan).forEach(source -> files.put(source.name() + ".java", source.text()));
    files.put(
        document(plan.contract()).path().replaceAll(".*/", ""), document(plan.contract()).text());
    return files;
  }

  private static Document document(Contract contract) {
    return ContractGenerator.document(contract);
  }
}
