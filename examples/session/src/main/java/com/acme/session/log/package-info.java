/**
 * What a host must not forget: records, and the file that keeps them.
 *
 * <p>Takes: the facts of a turn's life. Gives: their order, kept through the death of the process.
 * May not see: the wire, the host, the client.
 */
@NullMarked
package com.acme.session.log;

import org.jspecify.annotations.NullMarked;
