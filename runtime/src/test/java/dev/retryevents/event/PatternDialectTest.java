package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.event.SchemaPattern.Outcome;
import java.util.regex.PatternSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Patterns mean what they mean to ECMA-262, on every version of Java. */
class PatternDialectTest {

  /** Texts are those of Java literals: what they escape stands in them. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ' ',
      value = {
        "^a$ a true",
        "^a$ a\\n false",
        "^a$ a\\r\\n false",
        "^a\\$$ a$ true",
        "^[$.]$ $ true",
        "^.$ \\u0085 true",
        "^.$ \\u2028 false",
        "^.$ \\n false",
        "^\\s$ \\u00a0 true",
        "^\\s$ \\ufeff true",
        "^[\\s]$ \\u2003 true",
        "^\\S$ \\u00a0 false",
        "^\\S$ \\ud83d\\ude80 true",
        "^[a\\S]$ \\u2029 false",
        "^[^a\\S]$ \\u2029 true",
        "^[^a\\S]$ b false",
        "^[\\s\\S]$ \\n true",
        "^[^]$ \\n true",
        "^[]$ a false",
        "^[[]$ [ true",
        "^[[a]$ a true",
        "^[a&&b]$ & true",
        "^[a&&b]$ a true",
        "^[a-z&&[^b]]$ b] true",
        "^[\\]a]$ ] true",
        "^[\\b]$ \\b true",
        "a\\b a\\u00e9 true",
        "a\\b ab false",
        "a\\B ab true",
        "a\\B a false",
        "^\\v$ \\u000b true",
        "^\\v$ \\n false",
        "^\\0$ \\u0000 true",
        "^\\cj$ \\n true",
        "^\\cJ$ \\n true",
        "^\\u0061\\u{62}$ ab true",
        "^\\u{1f680}$ \\ud83d\\ude80 true",
        "^\\d\\w$ 1\\u0661 false",
        "^\\p{L}\\/\\-\\\\$ \\u00e9/-\\\\ true",
        "^(?<n>a)\\k<n>(?=b)(?!c)(?:b|c)+?$ aab true"
      })
  void aPatternMeansWhatItMeansToEcma(String pattern, String text, boolean found) {
    Outcome outcome = SchemaPattern.of(pattern).find(unescaped(text));
    assertEquals(found ? Outcome.FOUND : Outcome.ABSENT, outcome);
  }

  @Test
  void aPatternIsShownAsItIsWritten() {
    assertEquals("^\\s.$", SchemaPattern.of("^\\s.$").toString());
  }

  @Test
  void aFaultIsThatOfThePatternAsItIsWritten() {
    assertFault("[a-", 3, "[a-");
    assertFault("^.[a-", -1, "^.[a-");
  }

  private static void assertFault(String pattern, int index, String shown) {
    PatternSyntaxException fault =
        assertThrows(PatternSyntaxException.class, () -> SchemaPattern.of(pattern));
    assertEquals(shown, fault.getPattern());
    assertEquals(index, fault.getIndex());
  }

  private static String unescaped(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) != '\\') {
        out.append(text.charAt(i));
        continue;
      }
      i++;
      switch (text.charAt(i)) {
        case 'n' -> out.append('\n');
        case 'r' -> out.append('\r');
        case 'b' -> out.append('\b');
        case 'u' -> {
          out.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
          i += 4;
        }
        default -> out.append(text.charAt(i));
      }
    }
    return out.toString();
  }
}
