package demo;

import dev.retryevents.annotation.RetryEventContract;

@RetryEventContract(Thread.class)
class NoticeContract {}
