package dev.retryevents.processor.diagnostic;

/**
 * The faults that the processor tells apart, by their stable ids.
 *
 * <p>The name of a constant is the id that users see, search for and suppress; it names the fault
 * in CamelCase and never changes its meaning.
 */
public enum Code {
  // the table
  /** A table without rows. */
  NoRows,
  /** A name that Java cannot have, or that something else in the package has. */
  JavaName,
  /** Two rows with one name. */
  NameTwice,
  /** Two rows with one title. */
  TitleTwice,
  /** A title that is empty, padded, or not one printable line. */
  TitleText,
  /** A title other than the one in the schema. */
  TitleMismatch,
  /** Two rows with one message. */
  MessageTwice,
  /** A row that gives more than one msgType. */
  MsgTypeTwice,
  /** A family interface that cannot be extended by generated records. */
  ExtendingKind,
  /** A method of that interface that no record can implement. */
  ExtendingMember,

  // signals and mapping
  /** A signals type that is not the sealed root of a finite set of classes. */
  SignalsKind,
  /** Rows name signals, but the table names no root; or the other way round. */
  SignalsMissing,
  /** A row names a type that is no leaf of the signals. */
  SignalUnknown,
  /** A signal on two rows. */
  SignalTwice,
  /** A signal on no row. */
  SignalWithoutRow,
  /** A component that neither signal nor context can fill. */
  MappingSource,
  /** A component whose source has a type that does not fit. */
  MappingType,

  // the bundle
  /** The bundle is in none of the places. */
  SchemaNotFound,
  /** The bundle is not JSON, or no bundle. */
  SchemaSyntax,
  /** The bundle breaks the meta-schema of its dialect. */
  SchemaConformance,
  /** A row's type is not in the bundle. */
  UnknownType,
  /** A row's type is no object with members. */
  TypeKind,
  /** A keyword that JSON Schema does not know (a warning). */
  UnknownKeyword,
  /** A keyword whose demand generated code does not check (a warning). */
  NotAsserted,
  /** A reference to nothing. */
  RefUnresolvable,
  /** A reference out of the bundle. */
  RefForeign,
  /** A reference that leads only to itself. */
  RefCycle,
  /** A required member of an event that is not among the properties. */
  RequiredUnknown,
  /** An openness that is neither open nor closed, or stands on no enum (a warning). */
  Openness,
  /** A shape of schema that has no Java type, and is kept as raw JSON (a warning). */
  UnsupportedShape,
  /** A pattern that Java cannot compile, or has no room for (a warning). */
  PatternSyntax,
  /** More components than a record can have. */
  TooManyComponents,

  // the wire model
  /** A pattern of a wire model that selects nothing, or a model without patterns. */
  NothingSelected,
  /** More messages of one kind than Java has room for. */
  TooManyMessages,
  /** A table shares the types of something that is no wire model. */
  ModelKind,
  /** A table shares the types of a model over another bundle. */
  ModelBundle,
  /** A table shares the types of a model that has not all of them. */
  ModelLacks,

  // the message
  /** The message is not MessageFormat 2. */
  TemplateSyntax,
  /** Another template language's placeholder, or a literal where a variable was meant. */
  ForeignPlaceholder,
  /** A text block's last line break would belong to the message. */
  TrailingNewline,
  /** The words of the message are not printable. */
  TextLint,
  /** A variable that is no component. */
  UnknownVariable,
  /** A function that does not exist. */
  UnknownFunction,
  /** A part of the standard that contract text does not use. */
  OutsideProfile,
  /** An option that the function does not have. */
  UnknownOption,
  /** An option without a value that fits, or a missing one. */
  OptionValue,
  /** A function on a component of another type. */
  OperandType,
  /** A component shown without a function that it needs. */
  BareValue,
  /** A key that its selector can never equal. */
  VariantKey,
  /** A variant that cannot be chosen (a warning). */
  UnreachableVariant,
  /** No variant with only {@code *}. */
  MissingFallback,
  /** A variant with another number of keys than there are selectors. */
  KeyCount,
  /** Two variants with the same keys. */
  DuplicateVariant,
  /** A variable declared twice, or used before its declaration. */
  DuplicateDeclaration,
  /** An option given twice. */
  DuplicateOption,
  /** A selector without a function. */
  UnannotatedSelector,
  /** A component that is carried, shown in no variant and not listed in unrendered. */
  NotRendered,
  /** A name in unrendered that is no component, is there twice, or is shown after all. */
  Unrendered,

  // the samples
  /** A sample that is no JSON object. */
  SampleSyntax,
  /** A sample that the definition does not allow. */
  SampleInvalid,
  /** A sample that renders another text than it says. */
  SampleMismatch,
  /** A variant that no sample holds. */
  VariantWithoutSample,
  /** A sentence longer than maxLength, a maxLength below zero, or a message beyond a method. */
  TooLong,

  // the contract test
  /** A contract over a type without a table, or over a table with errors. */
  ContractTable,
  /** A value that the contract test cannot make by itself. */
  ContractSpecimen,
  /** JUnit 5 is not on the class path of the tests. */
  ContractJUnit,

  // the processor
  /** A type that could not be written because another one has its name. */
  TypeTwice,
  /** A fault of the processor itself. */
  Internal;

  /** Whether the fault lets the compilation go on. */
  public boolean isWarning() {
    return switch (this) {
      case NotAsserted,
          Openness,
          PatternSyntax,
          UnknownKeyword,
          UnreachableVariant,
          UnsupportedShape ->
          true;
      default -> false;
    };
  }
}
