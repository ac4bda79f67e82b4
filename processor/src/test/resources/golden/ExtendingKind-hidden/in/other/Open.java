package other;

/** Makes a type visible that sits in a hidden one. */
public class Open extends Hidden {}
