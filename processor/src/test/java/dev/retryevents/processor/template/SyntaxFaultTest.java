package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SyntaxFaultTest {

  /** {@code ^} in the template marks the place of the fault, and is taken out before parsing. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      quoteCharacter = '~',
      value = {
        "Hello ^} => \"}\" closes nothing; write \\} to show it",
        "Hello {^} => empty placeholder; name a variable: {$name}, or write \\{\\} to show it",
        "Hello {$name^ => expected \"}\" to close the placeholder",
        "Hello {^ => expected a variable, a literal or a function after \"{\"",
        "Hello {^{$name}} => \"{{\" opens a whole pattern; a placeholder has single braces",
        "Hello {^%s} => \"%\" opens no expression; a variable ($), literal or function (:) does",
        "Hello {$^} => expected the name of a variable",
        "Hello {$a^:f} => expected a space before the function",
        "Hello {$a :^} => expected the name of a function",
        "Hello {$a :ns:^} => expected the name of a function behind its namespace \"ns\"",
        "Hello {$a :f x^} => expected \"=\" after the option \"x\"",
        "Hello {$a :f x=^} => expected the value of option \"x\", a literal or a variable",
        "Hello {$a :f x=|1|^y=2} => expected a space before the option",
        "Hello {$a @x=^$y} => expected the value of attribute \"x\", a literal",
        "Hello {$a @x^@y} => expected a space before the attribute",
        "Hello {|text^ => expected \"|\" to close the literal",
        "Hello {#b^ => expected \"}\" to close the markup \"b\"",
        "Hello ^\\n => \"\\n\" is no escape; only \\\\ \\{ \\} \\| are",
        "Hello ^\\ => \"\\\" escapes nothing; write \\\\ to show it",
        "{{Hello^ => expected \"}}\" to close the pattern",
        "{{Hello^} => expected \"}}\" to close the pattern",
        "{{Hello}} ^you => expected nothing after the \"}}\" that closes the pattern",
        "^.set $a = {1} {{}} => \".set\" is no keyword; only .input .local .match are",
        ".input ^$a {{}} => expected \"{\" to open what .input declares: .input {$name}",
        ".input ^{a} {{}} => .input declares a variable: .input {$name}",
        ".local^$a = {1} {{}} => expected a space after .local",
        ".local ^a = {1} {{}} => expected \"$\" before the name that .local declares",
        ".local $a ^{1} {{}} => expected \"=\" after .local $a",
        ".local $a = ^1 {{}} => expected \"{\" to open the value of $a",
        ".local $a = {1} ^bare => bare text after a declaration; quote the pattern: {{…}}",
        ".local $a = {1} ^{$a} => a placeholder after a declaration; quote the pattern: {{…}}",
        ".local $a = {1}^ => expected a quoted pattern or .match after the declarations: {{…}}",
        ".match^$a * {{}} => expected a space after .match",
        ".match ^{$a} * {{}} => expected a selector, a declared variable: .match $name",
        ".match $a^* {{}} => expected a space after the selectors",
        ".match $a^ => expected a variant, its keys and its pattern: * {{…}}",
        ".match $a ^{{}} => expected a key, a literal or \"*\", before the pattern of a variant",
        ".match $a x^* {{}} => expected a space before the key",
        ".match $a slow Hit ^(now) => expected \"{{\" to open the pattern of variant \"slow Hit\"",
      })
  void aFaultSaysWhatWasExpectedWhereItWas(String marked, String sentence) {
    int place = marked.indexOf('^');
    String template = marked.replace("^", "");
    SyntaxFault fault = Templates.fault(template);
    assertEquals(sentence, fault.sentence());
    assertEquals(place, fault.span().start());
  }

  @Test
  void anUnclosedPatternIsNamedByTheKeysOfItsVariant() {
    SyntaxFault fault = Templates.fault(".input {$a :string}\n.match $a\nfast {{Hit}\n* {{Other}}");
    assertEquals("expected \"}}\" to close the pattern of variant \"fast\"", fault.sentence());
    assertEquals(new Span(40, 41), fault.span());
  }

  @ParameterizedTest
  @CsvSource({
    "a\ud800, 1",
    "\udc00, 0",
    "{\ud800}, 1",
    "{|\udfff|}, 2",
    "{{\ud800}}, 2",
    "{$\ud800}, 2"
  })
  void aLoneSurrogateIsAFaultWhereverItStands(String template, int place) {
    SyntaxFault fault = Templates.fault(template);
    assertEquals(new Span(place, place + 1), fault.span());
    assertEquals(
        String.format(
            Locale.ROOT,
            "lone surrogate U+%04X; write the whole character",
            (int) template.charAt(place)),
        fault.sentence());
  }

  @Test
  void surrogatesInPairsAreCharacters() {
    assertEquals("\ud83e\udd54", Templates.render("{\ud83e\udd54}", Map.of()));
  }

  @Test
  void aNulIsAFault() {
    assertEquals("a template cannot hold U+0000", Templates.fault("a\u0000").sentence());
  }

  @Test
  void aCharacterWithoutAFaceIsNamedByItsNumber() {
    assertEquals(
        "\"\\\" before U+000A is no escape; only \\\\ \\{ \\} \\| are",
        Templates.fault("a\\\nb").sentence());
  }
}
