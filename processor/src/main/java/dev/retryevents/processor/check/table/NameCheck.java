package dev.retryevents.processor.check.table;

import dev.retryevents.processor.check.Claims;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.FamilyNames;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reports names of types that Java cannot have, that something in the package has, or that two rows
 * have.
 */
public final class NameCheck {

  private final Claims claims;
  private final Findings findings;

  private NameCheck(Claims claims, Findings findings) {
    this.claims = claims;
    this.findings = findings;
  }

  /** The rows whose names are usable. */
  public static List<DeclaredRow> usableRows(Claims claims, Findings findings) {
    return new NameCheck(claims, findings).usableRows();
  }

  /** Whether the family's name is usable. */
  public static boolean familyIsUsable(Claims claims, Findings findings) {
    return new NameCheck(claims, findings).familyIsUsable();
  }

  private boolean familyIsUsable() {
    Cell<String> family = claims.table().family();
    return FamilyNames.of(family.value()).stream()
        .map(name -> new Cell<>(name, family.origin()))
        .allMatch(name -> isUsable(name, "family"));
  }

  private List<DeclaredRow> usableRows() {
    Map<String, DeclaredRow> seen = new HashMap<>();
    List<DeclaredRow> usable = new ArrayList<>();
    for (DeclaredRow row : claims.table().rows()) {
      Cell<String> name = nameCell(row);
      if (!isUsable(name, "name") || isOfFamily(name)) {
        continue;
      }
      DeclaredRow other = seen.putIfAbsent(name.value(), row);
      if (other == null) {
        usable.add(row);
      } else {
        reportTwice(name, other);
      }
    }
    return usable;
  }

  private boolean isOfFamily(Cell<String> name) {
    String family = claims.table().family().value();
    boolean ofFamily = FamilyNames.of(family).contains(name.value());
    if (ofFamily) {
      findings.add(
          Code.JavaName,
          name.origin(),
          Wording.quoted(name.value())
              + " is a type that the family "
              + Wording.quoted(family)
              + " has anyway; write another \"name\"");
    }
    return ofFamily;
  }

  private static Cell<String> nameCell(DeclaredRow row) {
    Origin origin = row.name().value().isEmpty() ? row.type().origin() : row.name().origin();
    return new Cell<>(row.recordName(), origin);
  }

  private void reportTwice(Cell<String> name, DeclaredRow other) {
    findings.add(
        Code.NameTwice,
        name.origin(),
        Wording.quoted(name.value())
            + " is also the record of row "
            + other.number()
            + "; give this row another \"name\"");
  }

  private boolean isUsable(Cell<String> name, String member) {
    return TypeNameCheck.isUsable(name, member, claims.takenNames(), findings);
  }
}
