package dev.retryevents.processor.template;

/** What an expression comes to: a value, or a fault that counts only where the value is used. */
sealed interface Resolution permits Resolved, EvaluationFault {}
