/**
 * A program that sorts support tickets with a model that fails, and says what it does about it.
 *
 * <p>Takes: arguments. Gives: lines on the console. It wires the parts together: the model, the
 * client, the dispatcher and what a person sees of them.
 */
@NullMarked
package com.acme.agent;

import org.jspecify.annotations.NullMarked;
