package demo;

import dev.retryevents.annotation.WireModel;

@WireModel(schema = "bundle.json", types = "*")
interface Model {}
