/**
 * Lines as messages of JSON-RPC 2.0.
 *
 * <p>Takes: lines. Gives: requests, notifications and answers, or what is wrong with a line in the
 * words of the protocol. May not see: what the messages are about.
 */
@NullMarked
package com.acme.session.frame;

import org.jspecify.annotations.NullMarked;
