/**
 * The work: which desk a support ticket belongs to, as a model says.
 *
 * <p>Takes: tickets. Gives: jobs, and what they find out. Does not see: how often a job is run, or
 * why.
 */
@NullMarked
package com.acme.agent.triage;

import org.jspecify.annotations.NullMarked;
