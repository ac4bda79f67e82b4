package dev.retryevents.processor.model;

import java.util.Optional;

/**
 * A message of a protocol that has a record of its own.
 *
 * @param method its method, as the wire spells it; any text
 * @param record the name of its record, unique in the package
 * @param description the bundle's description, empty if there is none; any text
 * @param params the type of its parameters, if it has some
 */
public record Message(
    String method, String record, String description, Optional<ValueType> params) {}
