package demo;

import dev.retryevents.annotation.WireModel;

@WireModel(schema = "bundle.json", notifications = {"ball/*", "gaol/scored"})
interface Match {}
