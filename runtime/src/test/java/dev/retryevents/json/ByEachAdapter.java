package dev.retryevents.json;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A test that runs with each adapter. */
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest
@MethodSource("dev.retryevents.json.Parsers#adapters")
@interface ByEachAdapter {}
