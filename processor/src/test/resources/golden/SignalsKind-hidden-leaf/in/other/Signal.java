package other;

public sealed interface Signal permits Slow {}
