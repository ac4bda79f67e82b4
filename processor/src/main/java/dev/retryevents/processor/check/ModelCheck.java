package dev.retryevents.processor.check;

import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.JavaType;
import java.util.Optional;
import java.util.Set;

/** Reports a wire model whose types a table cannot share. */
final class ModelCheck {

  private ModelCheck() {}

  /** The model; empty if the table has none, or none that can be used, which is reported. */
  static Optional<ModelTypes> usable(Claims claims, Findings findings) {
    Optional<Cell<JavaType.Declared>> model = claims.table().model();
    if (claims.model() instanceof ModelClaim.Usable usable) {
      return Optional.of(usable.types());
    }
    boolean readable = claims.bundle() instanceof BundleClaim.Usable;
    if (claims.model() instanceof ModelClaim.Unknown) {
      model.ifPresent(
          cell ->
              findings.add(
                  Code.ModelKind,
                  cell.origin(),
                  cell.value().show()
                      + " is no wire model that was compiled with this processor; name a type"
                      + " with @WireModel, or leave \"model\" out"));
    } else if (claims.model() instanceof ModelClaim.Apart && readable) {
      model.ifPresent(
          cell ->
              findings.add(
                  Code.ModelBundle,
                  cell.origin(),
                  cell.value().show()
                      + " is over a bundle of another content than "
                      + Wording.quoted(claims.table().schema().value())
                      + "; name the bundle of the model in \"schema\", compile the model again,"
                      + " or leave \"model\" out"));
    }
    return Optional.empty();
  }

  /** Reports the definitions that rows reach and the model does not hold. */
  static void lacking(Claims claims, Shapes shapes, Findings findings) {
    Set<String> lacking = shapes.lacking();
    if (claims.model() instanceof ModelClaim.Usable usable
        && usable.types().complete()
        && !lacking.isEmpty()) {
      claims
          .table()
          .model()
          .ifPresent(
              cell ->
                  findings.add(
                      Code.ModelLacks,
                      cell.origin(),
                      cell.value().show()
                          + " neither selects nor reaches "
                          + Wording.list(lacking.stream().map(Wording::quoted).toList())
                          + ", which the rows need; add "
                          + (lacking.size() == 1 ? "it" : "them")
                          + " to its \"types\""));
    }
  }
}
