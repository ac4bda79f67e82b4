package demo;

import dev.retryevents.annotation.UnknownMembers;
import dev.retryevents.annotation.WireModel;

@WireModel(schema = "bundle.json", types = "*", unknownMembers = UnknownMembers.KEEP)
interface Match {}
