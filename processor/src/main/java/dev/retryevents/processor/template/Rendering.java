package dev.retryevents.processor.template;

/**
 * A rendered message.
 *
 * @param variant the index of the variant that was chosen; 0 in a message that has one pattern
 */
public record Rendering(String text, int variant) implements Evaluation {}
