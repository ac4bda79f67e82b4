package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.template.DataModelCheck;
import dev.retryevents.processor.template.DataModelFault;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.ParseResult;
import dev.retryevents.processor.template.ParsedMessage;
import dev.retryevents.processor.template.ProfileCheck;
import dev.retryevents.processor.template.ProfileFault;
import dev.retryevents.processor.template.SyntaxFault;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reports what the language itself, or our profile of it, does not allow. */
final class GrammarCheck {

  private GrammarCheck() {}

  /** The message of the row; empty if it is none of our profile, which is reported. */
  static Optional<Message> check(ShapedRow row, ParseResult parsed, Findings findings) {
    Cell<String> template = row.row().message();
    if (parsed instanceof SyntaxFault fault) {
      findings.add(
          ForeignSyntax.explain(row, fault)
              .orElseGet(
                  () ->
                      TemplateDiagnostic.of(
                          Code.TemplateSyntax, template, fault.span(), fault.sentence())));
      return Optional.empty();
    }
    Message message = ((ParsedMessage) parsed).message();
    long before = findings.faults();
    for (DataModelFault fault : withoutConsequences(DataModelCheck.faults(message))) {
      findings.add(
          TemplateDiagnostic.of(code(fault.kind()), template, fault.span(), fault.sentence()));
    }
    Set<String> told = new HashSet<>();
    for (ProfileFault fault : ProfileCheck.faults(message)) {
      if (told.add(fault.sentence())) { // the same again, such as the end of markup, is no news
        findings.add(
            TemplateDiagnostic.of(
                code(fault.kind()), template, fault.span(), fault.sentence() + wayOut(fault)));
      }
    }
    return findings.faults() == before ? Optional.of(message) : Optional.empty();
  }

  /** A variant with a key too many or too few may be the fallback that seems to be missing. */
  private static List<DataModelFault> withoutConsequences(List<DataModelFault> faults) {
    boolean mismatch =
        faults.stream().anyMatch(fault -> fault.kind() == DataModelFault.Kind.VARIANT_KEY_MISMATCH);
    return faults.stream()
        .filter(fault -> !mismatch || fault.kind() != DataModelFault.Kind.MISSING_FALLBACK_VARIANT)
        .toList();
  }

  /** The name that was meant, or all names where none is near. */
  private static String wayOut(ProfileFault fault) {
    boolean named =
        fault.kind() == ProfileFault.Kind.UNKNOWN_FUNCTION
            || fault.kind() == ProfileFault.Kind.UNKNOWN_OPTION;
    String near = Wording.didYouMean(fault.written(), fault.candidates());
    return named && near.isEmpty() ? "; there are: " + Wording.list(fault.candidates()) : near;
  }

  private static Code code(DataModelFault.Kind kind) {
    return switch (kind) {
      case DUPLICATE_DECLARATION -> Code.DuplicateDeclaration;
      case DUPLICATE_OPTION_NAME -> Code.DuplicateOption;
      case DUPLICATE_VARIANT -> Code.DuplicateVariant;
      case MISSING_FALLBACK_VARIANT -> Code.MissingFallback;
      case MISSING_SELECTOR_ANNOTATION -> Code.UnannotatedSelector;
      case VARIANT_KEY_MISMATCH -> Code.KeyCount;
    };
  }

  private static Code code(ProfileFault.Kind kind) {
    return switch (kind) {
      case MARKUP, REFUSED_FUNCTION, REFUSED_OPTION -> Code.OutsideProfile;
      case UNKNOWN_FUNCTION -> Code.UnknownFunction;
      case MISSING_OPERAND, LITERAL_OPERAND -> Code.OperandType;
      case UNKNOWN_OPTION -> Code.UnknownOption;
      case OPTION_VALUE, OPTION_COUNT -> Code.OptionValue;
      case VARIANT_KEY -> Code.VariantKey;
    };
  }
}
