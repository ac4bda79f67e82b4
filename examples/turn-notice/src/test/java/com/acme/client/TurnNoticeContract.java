package com.acme.client;

import dev.retryevents.annotation.RetryEventContract;

/** Asks for the contract test of the table. */
@RetryEventContract(TurnNoticeTable.class)
class TurnNoticeContract {}
