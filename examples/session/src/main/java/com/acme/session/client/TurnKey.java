package com.acme.session.client;

/**
 * Which turn is meant: of the session first, for child sessions have turns and retries too.
 *
 * @param sessionId the session
 * @param turnId the turn
 */
public record TurnKey(String sessionId, String turnId) {}
