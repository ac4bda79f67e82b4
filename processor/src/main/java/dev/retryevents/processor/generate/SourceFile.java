package dev.retryevents.processor.generate;

/**
 * A generated Java source.
 *
 * @param packageName its package, empty for the unnamed one
 * @param name the name of its type
 * @param text what the file says, in ASCII, so that it means the same under any {@code -encoding}
 */
public record SourceFile(String packageName, String name, String text) {

  /** The full name of its type. */
  public String qualifiedName() {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }
}
