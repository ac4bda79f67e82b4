package dev.retryevents.processor.check.sample;

import dev.retryevents.processor.check.AlignedTexts;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.declaration.DeclaredSample;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * Reports samples that render another text than they say: once a row, at the first of them, since
 * one changed word of a template changes every sample that shows it.
 */
final class MismatchReport {

  private final DeclaredRow row;
  private final List<DeclaredSample> samples = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  MismatchReport(DeclaredRow row) {
    this.row = row;
  }

  void compare(DeclaredSample sample, String rendered) {
    String expected = sample.renders().value();
    if (!expected.equals(rendered)) {
      samples.add(sample);
      lines.addAll(AlignedTexts.of("renders", expected, "got", rendered));
    }
  }

  boolean isEmpty() {
    return samples.isEmpty();
  }

  void report(Findings findings) {
    if (samples.isEmpty()) {
      return;
    }
    List<String> numbers = samples.stream().map(one -> String.valueOf(one.number())).toList();
    boolean one = samples.size() == 1;
    Origin origin = samples.get(0).renders().origin();
    findings.add(
        new Diagnostic(
            Code.SampleMismatch,
            origin,
            (one ? "sample " : "samples ")
                + Wording.enumeration(numbers)
                + " of "
                + row.recordName()
                + (one ? " renders another text" : " render another text")
                + "; correct the template or \"renders\"",
            lines));
  }
}
