package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DataModelCheckTest {

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      quoteCharacter = '~',
      value = {
        ".input {$a} .local ^$a = {1} {{}} => DUPLICATE_DECLARATION => $a is declared twice",
        ".local ^$a = {$a} {{}} => DUPLICATE_DECLARATION => $a is declared by means of itself",
        ".input {^$a :f x=$a} {{}} => DUPLICATE_DECLARATION => $a is declared by means of itself",
        ".local $a = {$b} .input {^$b} {{}} => DUPLICATE_DECLARATION"
            + " => $b is declared after its first use; declare it before",
        "{:f x=1 y=2 ^x=3} => DUPLICATE_OPTION_NAME => option \"x\" is given twice",
        "{#b x=1 ^x=2} => DUPLICATE_OPTION_NAME => option \"x\" is given twice",
        ".input {$a :f} .match $a x {{}} ^|x| {{}} * {{}} => DUPLICATE_VARIANT"
            + " => variant 2, \"x\", has the keys of variant 1",
        ".input {$a :f} .input {$b :f} .match ^$a $b x * {{}} * y {{}}"
            + " => MISSING_FALLBACK_VARIANT => no variant suits every value; add: * * {{…}}",
        ".match ^$a * {{}} => MISSING_SELECTOR_ANNOTATION => no function says how to select on $a;"
            + " declare it with one: .input {$a :string}",
        ".input {$a :f} .match $a ^x y {{}} * {{}} => VARIANT_KEY_MISMATCH"
            + " => variant \"x y\" has 2 keys, .match has 1 selector",
      })
  void aFaultSaysWhatIsWrongWhereItIs(String marked, DataModelFault.Kind kind, String sentence) {
    int place = marked.indexOf('^');
    List<DataModelFault> faults = faults(marked.replace("^", ""));
    assertEquals(1, faults.size(), faults::toString);
    assertEquals(kind, faults.get(0).kind());
    assertEquals(sentence, faults.get(0).sentence());
    assertEquals(place, faults.get(0).span().start());
  }

  @Test
  void anAnnotationReachesASelectorThroughAnyChain() {
    assertEquals(
        List.of(), faults(".input {$a :f} .local $b = {$a} .local $c = {$b} .match $c * {{}}"));
  }

  @Test
  void aQuotedStarIsNoCatchAll() {
    assertEquals(List.of(), faults(".input {$a :f} .match $a |*| {{}} * {{}}"));
  }

  @Test
  void allFaultsAreFoundInTheOrderOfTheText() {
    assertEquals(
        List.of(
            DataModelFault.Kind.DUPLICATE_OPTION_NAME,
            DataModelFault.Kind.MISSING_FALLBACK_VARIANT,
            DataModelFault.Kind.VARIANT_KEY_MISMATCH),
        faults(".input {$a :f x=1 x=1} .match $a b b {{}}").stream()
            .map(DataModelFault::kind)
            .toList());
  }

  private static List<DataModelFault> faults(String template) {
    return DataModelCheck.faults(Templates.message(template));
  }
}
