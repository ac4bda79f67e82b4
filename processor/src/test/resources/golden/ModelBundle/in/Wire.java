import dev.retryevents.annotation.WireModel;

@WireModel(schema = "other.json", types = "Tone")
interface Wire {}
