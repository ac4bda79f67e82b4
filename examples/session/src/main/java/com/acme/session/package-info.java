/**
 * The program: a host of sessions, and a client that starts one and shows a turn.
 *
 * <p>Takes: a command line. Gives: an exit status.
 */
@NullMarked
package com.acme.session;

import org.jspecify.annotations.NullMarked;
