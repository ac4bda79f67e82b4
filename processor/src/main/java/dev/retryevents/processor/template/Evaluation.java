package dev.retryevents.processor.template;

/**
 * What becomes of a message and the values of a sample: a text, or the reason why there is none.
 */
public sealed interface Evaluation permits Rendering, EvaluationFault {}
