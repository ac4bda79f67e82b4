package dev.retryevents.processor.fuzz;

import java.util.List;
import java.util.Random;

/** Names and texts that are hard on whoever writes Java. */
final class HostileWords {

  /** What every text has in it and no name, so that a text is known where it does not belong. */
  static final String MARK = "zqx";

  private static final List<String> NAMES =
      List.of(
          ("class|record|enum|a-b|a_b|aB|A_B|ab|AB|Ab|__proto__|constructor|$ref|$id|5xx|2.0|A+|\u00e9"
                  + "|\u540d|\ud83d\ude00|URL|Url|url|x y|String|string|Object|List|list|Map|Objects"
                  + "|Override|Record|Enum|Integer|Long|Double|Boolean|Number|System|Math|Set|Void"
                  + "|Presence|JsonValue|JsonObject|Constraints|Copies|Sizes|Pattern|Generated"
                  + "|NullMarked|Nullable|Thread|Iterable|Process|Error|Module|Exception|Character"
                  + "|out|event|delayMs|atMs|resumeAtMs|delay|Ms|message|title|msgType|accept"
                  + "|appendMessage|hashCode|getClass|toString|wait|notify|equals|wire|java|dev|value"
                  + "|of|known|Known|Unknown|Visitor|R|T|discriminator|kind|null|true|_|__|\"|\\|*/"
                  + "|\\u002a/|%s|$L|$T|{@code|{@link|<b>|\n|a\tb|'|\u00df|\u0131|\u0130|\u01c5"
                  + "|permits|yield|var|sealed|NaN|int|OfString|OfInteger|ofInteger|element|name|held"
                  + "|json|Value|Item|Entry|ItemEntry|VALUE_PATTERN|Event|Notice|NoticeMapping|Codec"
                  + "|EventCodec|Pattern_x|x/y|x~y|~0|~1|%25|#|properties|items|anyOf|\u202e|\u0000")
              .split("\\|"));

  private static final List<String> TEXTS =
      List.of(
          "*/ " + MARK,
          "\\u002a/ " + MARK,
          "\\u000a" + MARK,
          "$L $T $$ " + MARK,
          "{@link " + MARK,
          "{@code " + MARK + "\n@see x\n@param",
          "<b>" + MARK + "&amp;",
          "\ud83d\ude00" + MARK,
          "\u001b[31m" + MARK,
          "\u202e" + MARK,
          "\"\"\" + " + MARK + " + \"",
          "\r\n\u2028" + MARK + "\u0085",
          MARK + "\\");

  private final Random random;

  HostileWords(Random random) {
    this.random = random;
  }

  String name() {
    String name = NAMES.get(random.nextInt(NAMES.size()));
    return switch (random.nextInt(12)) {
      case 0 -> name + NAMES.get(random.nextInt(NAMES.size()));
      case 1 -> "x".repeat(random.nextInt(300)) + name;
      default -> name;
    };
  }

  String text() {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }
}
