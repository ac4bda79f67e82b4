package dev.retryevents.processor.schema;

import org.jspecify.annotations.Nullable;

/**
 * An entry of the index of messages that a protocol bundle has beside its definitions.
 *
 * @param section the section of the bundle that lists it: methods, notifications or requests
 * @param method the name of the message
 * @param params the reference to the schema of its parameters; null if it has none
 * @param place where the entry stands
 */
public record ProtocolMessage(
    String section, String method, @Nullable String params, SchemaPlace place) {}
