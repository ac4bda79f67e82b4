package demo;

import dev.retryevents.annotation.WireModel;

@WireModel(
    schema = "bundle.json",
    family = "Call",
    notifications = {"ball/*", "half-time", "goal/scored"},
    methods = "*",
    requests = "*",
    errors = true)
interface Match {}
