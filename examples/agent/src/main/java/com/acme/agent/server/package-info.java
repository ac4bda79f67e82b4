/**
 * A model that fails as it is told to, behind a real HTTP server.
 *
 * <p>Takes: a script, and HTTP requests. Gives: HTTP responses. Does not see: the client or
 * anything else of the agent.
 */
@NullMarked
package com.acme.agent.server;

import org.jspecify.annotations.NullMarked;
