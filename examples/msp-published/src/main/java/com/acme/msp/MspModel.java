package com.acme.msp;

import dev.retryevents.annotation.WireModel;

/** All that the published bundle holds. */
@WireModel(
    schema = "msp.schema.json",
    notifications = "*",
    methods = "*",
    requests = "*",
    types = "*",
    errors = true)
interface MspModel {}
