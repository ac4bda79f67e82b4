package dev.retryevents.json;

/** Uses a codec in every way that it has, in a JVM of its own. */
public final class CodecExercise {

  private CodecExercise() {}

  /**
   * Prints the violations of a sound text, how many another has, what was decoded, and which
   * Jackson is missing.
   */
  public static void main(String[] arguments) {
    String text =
        "{\"attempt\":1,\"reason\":\"r\",\"kind\":\"rateLimit\",\"delays\":[1],"
            + "\"source\":{\"id\":\"s\",\"sequence\":7}}";
    Turn.Codec codec = Turn.Codec.INSTANCE;
    Turn turn = codec.decode(codec.encode(codec.decode(text)));
    int violations = codec.violations(text.replace("7", "null")).size();
    System.out.print(
        codec.violations(text) + " " + violations + " " + turn.getClass().getSimpleName());
    for (String jackson : new String[] {"com.fasterxml.jackson", "tools.jackson"}) {
      try {
        Class.forName(jackson + ".core.JsonParser");
      } catch (ClassNotFoundException absent) {
        System.out.print(", no " + jackson);
      }
    }
  }
}
