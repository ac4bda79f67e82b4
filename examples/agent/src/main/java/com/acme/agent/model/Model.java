package com.acme.agent.model;

/**
 * A model that can be asked.
 *
 * @param name the name it is asked by
 * @param provider who runs it
 * @param ceiling the most tokens it puts into one answer
 */
public record Model(String name, String provider, int ceiling) {}
