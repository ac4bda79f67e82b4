/**
 * The host: runs turns, writes down what happens to them, and tells clients what is written.
 *
 * <p>Takes: requests on its standard input. Gives: answers and notifications on its standard
 * output. May not see: the client.
 */
@NullMarked
package com.acme.session.host;

import org.jspecify.annotations.NullMarked;
