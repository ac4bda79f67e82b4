package com.acme.session.log;

/**
 * A record in its place in the log.
 *
 * @param sessionId the session, which is also the stream that the record belongs to
 * @param sequence the number of the record in its stream, counted from 1
 * @param id a name for the record that no other one has
 * @param atMs when it was written down, in milliseconds of Unix time
 * @param happened what happened
 */
public record Entry(
    String sessionId, long sequence, String id, long atMs, LifecycleRecord happened) {}
