/**
 * The client: asks, listens, and shows a person how the turn stands.
 *
 * <p>Takes: the lines of a host. Gives: the fold of each turn, and the notice of its next attempt.
 * May not see: the host, the log.
 */
@NullMarked
package com.acme.session.client;

import org.jspecify.annotations.NullMarked;
