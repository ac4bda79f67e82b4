package com.acme.session.wire;

import dev.retryevents.annotation.WireModel;

/** The part of the bundle that hosts and clients of this program speak. */
@WireModel(
    schema = "msp.schema.json",
    family = "Notification",
    notifications = "*",
    methods = "*",
    types = {"ErrorObject", "UnframedViewNotification"})
interface SessionWire {}
