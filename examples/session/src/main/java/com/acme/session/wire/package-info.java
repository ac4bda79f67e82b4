/**
 * The messages of a session, as types.
 *
 * <p>Takes: the bundle. Gives: notifications, params, results, their codecs, and the notice that
 * people see while a turn waits. May not see: any other package of the program.
 */
@NullMarked
package com.acme.session.wire;

import org.jspecify.annotations.NullMarked;
