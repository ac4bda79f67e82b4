package dev.retryevents.processor.check.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.Rendering;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ReachabilityTest {

  private static final int TEMPLATES = 3_000;

  private static final String EVENT =
      Bundles.event(
          "'word':{'enum':['a','b']}",
          "'open':{'enum':['x'],'x-msp-openness':'open'}",
          "'truth':{'type':'boolean'}",
          "'maybe':{'type':['boolean','null']}",
          "'few':{'type':'integer','minimum':1,'exclusiveMaximum':4}",
          "'waitMs':{'type':'integer','exclusiveMinimum':0,'maximum':2001}",
          "'someMs':{'type':['integer','null'],'minimum':1001,'maximum':2000}",
          "'part':{'type':'number','minimum':0,'exclusiveMaximum':1}");

  /** All values that can make a difference. */
  private static final Map<String, List<Object>> VALUES =
      new TreeMap<>(
          Map.of(
              "word", List.of("a", "b"),
              "open", List.of("x", "unheard of"),
              "truth", List.of(true, false),
              "maybe", Arrays.asList(true, false, null),
              "few", List.of(1L, 2L, 3L),
              "waitMs", List.of(1L, 1000L, 1001L, 2000L, 2001L),
              "someMs", Arrays.asList(null, 1001L, 2000L),
              "part", List.of(0.0, 0.5, 0.7)));

  private static final Map<String, List<String>> KEYS =
      Map.of(
          "word", List.of("a", "b", "*"),
          "open", List.of("x", "*"),
          "truth", List.of("true", "false", "*"),
          "maybe", List.of("true", "false", "*"),
          "few", List.of("0", "1", "2", "3", "4", "one", "other", "*"),
          "waitMs", List.of("0", "1", "2", "3", "4", "other", "*"),
          "someMs", List.of("0", "1", "2", "3", "*"),
          "part", List.of("0", "0.5", "1", "*"));

  @Test
  void theVariantsThatSomeValuesChooseAreReachableAndNoOthers() {
    Messages messages = Messages.over(EVENT);
    Random random = new Random(9);
    for (int count = 0; count < TEMPLATES; count++) {
      List<String> selectors = new ArrayList<>(VALUES.keySet());
      Collections.shuffle(selectors, random);
      selectors = selectors.subList(0, 1 + random.nextInt(3));
      String template = template(selectors, random);
      MessageView view = messages.view(template);
      Message.SelectMessage select = (Message.SelectMessage) view.message();
      List<Selector> resolved = Selector.of(select, view);
      Set<Integer> reachable =
          new Reachability(view, resolved, RankedVariant.inOrder(select, resolved)).reachable();
      assertEquals(chosen(select, selectors, new HashMap<>()), reachable, template);
    }
  }

  @Test
  void aVariantThatNothingLeadsToIsAWarning() {
    Messages messages =
        Messages.over(EVENT, "word", "open", "truth", "maybe", "waitMs", "someMs", "part");
    Findings findings = new Findings();
    CheckedMessage checked =
        messages
            .check(
                ".input {$few :number}\n.match $few\n1 {{a}}\n9 {{b}}\none {{c}}\n* {{d}}",
                findings)
            .orElseThrow();
    assertEquals(Set.of(0, 3), checked.reachable());
    assertEquals(2, findings.all().size());
    assertTrue(findings.all().stream().allMatch(found -> found.code().isWarning()));
  }

  @Test
  void theFallbackOfWhatIsCoveredNeedsNoValue() {
    Messages messages =
        Messages.over(EVENT, "word", "open", "truth", "maybe", "waitMs", "someMs", "part");
    Findings findings = new Findings();
    CheckedMessage checked =
        messages
            .check(
                ".input {$few :number}\n.match $few\n1 {{a}}\n2 {{b}}\n3 {{c}}\n* {{d}}", findings)
            .orElseThrow();
    assertEquals(Set.of(0, 1, 2), checked.reachable());
    assertEquals(List.of(), findings.all());
  }

  private static String template(List<String> selectors, Random random) {
    StringBuilder template = new StringBuilder();
    for (String selector : selectors) {
      String function =
          selector.endsWith("Ms")
              ? ":retry:seconds"
              : List.of("few", "part").contains(selector) ? ":number" : ":string";
      template.append(".input {$" + selector + " " + function + "}\n");
    }
    template.append(".match $").append(String.join(" $", selectors)).append('\n');
    Set<String> rows = new HashSet<>();
    for (int i = random.nextInt(7); i > 0; i--) {
      StringBuilder keys = new StringBuilder();
      for (String selector : selectors) {
        List<String> known = KEYS.get(selector);
        keys.append(known.get(random.nextInt(known.size()))).append(' ');
      }
      if (!keys.toString().equals("* ".repeat(selectors.size())) && rows.add(keys.toString())) {
        template.append(keys).append("{{x}}\n");
      }
    }
    return template.append("* ".repeat(selectors.size())).append("{{x}}").toString();
  }

  private static Set<Integer> chosen(
      Message message, List<String> selectors, Map<String, Object> values) {
    if (selectors.isEmpty()) {
      return Set.of(
          assertInstanceOf(Rendering.class, SampleEvaluator.evaluate(message, values)).variant());
    }
    Set<Integer> chosen = new HashSet<>();
    for (Object value : VALUES.get(selectors.get(0))) {
      values.put(selectors.get(0), value);
      chosen.addAll(chosen(message, selectors.subList(1, selectors.size()), values));
    }
    return chosen;
  }
}
