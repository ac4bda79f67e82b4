package dev.retryevents.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConformanceTest {

  @Test
  void aBundleThatKeepsTheRulesHasNoFaults() {
    assertEquals(List.of(), faults("{'X':{'type':'string','x-any':1,'pattern':'['}}"));
  }

  @Test
  void aFaultHasThePointerAndThePlaceOfWhatBreaksTheRule() {
    List<SchemaFault> faults = faults("{'X':{'required':['a','a'],'format':7}}");
    assertEquals(
        List.of("/$defs/X/format", "/$defs/X/required"),
        faults.stream().map(fault -> fault.place().pointer()).sorted().toList());
    assertTrue(
        faults.toString().contains("b.json#/$defs/X/required (1:16): must have only unique items"),
        faults::toString);
  }

  @Test
  void onlyTheFirstTenFaultsAreGiven() {
    String many =
        IntStream.range(0, 40)
            .mapToObj(i -> "'X" + i + "':{'format':1}")
            .collect(Collectors.joining(",", "{", "}"));
    assertEquals(10, faults(many).size());
  }

  @Test
  void theSentencesDoNotDependOnTheLocale() {
    Locale before = Locale.getDefault();
    List<SchemaFault> english = faults("{'X':{'format':1}}");
    try {
      Locale.setDefault(Locale.GERMANY);
      assertEquals(english, faults("{'X':{'format':1}}"));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aForeignDialectInsideIsNeitherFetchedNorFollowed() {
    assertEquals(
        List.of(),
        faults(
            "{'X':{'$schema':'https://nowhere.invalid/x','$id':'https://nowhere.invalid/y',"
                + "'$ref':'https://nowhere.invalid/z'}}"));
  }

  @Test
  void inputThatTheValidatorThrowsAtEndsInOneFault() {
    String fault = faults("{'X':{'maxLength':1e999999}}").toString();
    assertTrue(fault.startsWith("[b.json (1:1): the meta-schema cannot be applied: "), fault);
  }

  private static List<SchemaFault> faults(String definitions) {
    byte[] bytes = BundleText.bytes(definitions);
    return Conformance.faults(BundleText.read(bytes), bytes);
  }
}
