/**
 * Bytes as lines.
 *
 * <p>Takes: a stream of bytes. Gives: its lines, however long they are. May not see: any other
 * package of the program.
 */
@NullMarked
package com.acme.session.line;

import org.jspecify.annotations.NullMarked;
