/**
 * The way to a model over HTTP: what is asked, what comes back, and what a failure is a signal of.
 *
 * <p>Takes: requests. Gives: answers, or exceptions; those that a new attempt may cure are signals.
 * Does not see: the retry events, or the dispatcher that makes them of the signals.
 */
@NullMarked
package com.acme.agent.model;

import org.jspecify.annotations.NullMarked;
