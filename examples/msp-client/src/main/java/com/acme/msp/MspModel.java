package com.acme.msp;

import dev.retryevents.annotation.WireModel;

/** The whole of the protocol, as types of this package. */
@WireModel(
    schema = "msp.schema.json",
    notifications = "*",
    methods = "*",
    types = "*",
    errors = true)
interface MspModel {}
