package demo;

import dev.retryevents.annotation.UnknownMembers;
import dev.retryevents.annotation.WireModel;

@WireModel(
    schema = "bundle.json",
    notifications = "*",
    methods = "*",
    requests = "*",
    types = "*",
    errors = true,
    unknownMembers = UnknownMembers.KEEP)
interface Match {}
