package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.Resolution;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaPlace;
import java.util.Optional;

/** Reports references that lead nowhere, out of the bundle, or in a circle. */
final class ReferenceCheck {

  private ReferenceCheck() {}

  /** Where the references end; empty if nowhere, which is reported. */
  static Optional<SchemaNode> end(
      Resolution resolution, SchemaPlace place, Origin row, SchemaReport report) {
    if (resolution instanceof Resolution.Resolved resolved) {
      return Optional.of(resolved.node());
    }
    if (resolution instanceof Resolution.Foreign foreign) {
      report.add(
          Code.RefForeign,
          row,
          place,
          "$ref "
              + Wording.quoted(foreign.reference())
              + " leaves the bundle, and nothing is fetched; copy what it means into $defs");
    } else if (resolution instanceof Resolution.Cyclic cyclic) {
      report.add(
          Code.RefCycle,
          row,
          place,
          "$ref leads only to itself, through "
              + Wording.list(cyclic.pointers().stream().map(pointer -> "#" + pointer).toList())
              + "; let one of them say what is meant");
    } else if (resolution instanceof Resolution.Unresolvable unresolvable) {
      report.add(
          Code.RefUnresolvable,
          row,
          place,
          "$ref "
              + Wording.quoted(unresolvable.reference())
              + " leads to nothing"
              + Wording.didYouMean(lastStep(unresolvable.reference()), unresolvable.names()));
    }
    return Optional.empty();
  }

  private static String lastStep(String reference) {
    return reference.substring(reference.lastIndexOf('/') + 1);
  }
}
