package com.acme.agent.triage;

/**
 * What a customer wrote.
 *
 * @param id the number of the ticket
 * @param text the words
 */
public record Ticket(String id, String text) {}
