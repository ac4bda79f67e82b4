package com.acme.agent.retry;

/** Asks for the contract test of the table. */
@dev.retryevents.annotation.RetryEventContract(RetryTable.class)
class RetryEventContract {}
