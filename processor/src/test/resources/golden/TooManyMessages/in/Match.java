package demo;

import dev.retryevents.annotation.WireModel;

@WireModel(schema = "bundle.json", methods = "*")
interface Match {}
