package com.acme.agent.retry;

@dev.retryevents.annotation.RetryEventContract(RetryTable.class)
class RetryEventContract {}
