/**
 * Why an attempt failed, in one table.
 *
 * <p>Takes: the signals of the dispatcher. Gives: the reasons that clients are told. May not see:
 * the wire, the host.
 */
@NullMarked
package com.acme.session.failure;

import org.jspecify.annotations.NullMarked;
