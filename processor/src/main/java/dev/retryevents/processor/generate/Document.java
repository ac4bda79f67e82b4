package dev.retryevents.processor.generate;

/**
 * A generated resource.
 *
 * @param path its name, relative to the class output
 * @param text what it says
 */
public record Document(String path, String text) {}
