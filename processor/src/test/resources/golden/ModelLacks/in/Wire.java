import dev.retryevents.annotation.WireModel;

@WireModel(schema = "bundle.json", types = "Other")
interface Wire {}
