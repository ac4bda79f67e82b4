package dev.retryevents.processor.check.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.check.Bundles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnionShapeTest {

  private static final String STDIO = arm("stdio", "'command':{'type':'string'}");
  private static final String HTTP = arm("http", "'url':{'type':'string'}");

  @Test
  void branchesWithAConstantMemberAreArms() {
    Shaped shaped = Shaped.of(Bundles.event("'a':{'oneOf':[" + STDIO + "," + HTTP + "]}"));
    assertEquals(List.of(), shaped.told());
    assertEquals("XA a", shaped.members());
    assertEquals(
        List.of("XA by kind[stdio=Stdio(String? command), http=Http(String? url)]"),
        shaped.others());
  }

  @Test
  void branchesMayBeReferencesAndNull() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':{'$ref':'#/$defs/U'}")
                + ",'U':{'x-msp-openness':'closed','oneOf':[{'$ref':'#/$defs/S'},{'type':'null'},"
                + HTTP
                + "]},'S':"
                + STDIO);
    assertEquals(List.of(), shaped.told());
    assertEquals("U? a", shaped.members());
    assertEquals(
        List.of("U by kind[stdio=Stdio(String? command), http=Http(String? url)]"),
        shaped.others());
  }

  @Test
  void anArmMayContainTheUnionAndBeNamedLikeIt() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':{'$ref':'#/$defs/Node'}")
                + ",'Node':{'oneOf':["
                + arm("node", "'next':{'$ref':'#/$defs/Node'}")
                + ","
                + arm("leaf", "'discriminator':{'type':'string'}")
                + "]}");
    assertEquals(List.of(), shaped.told());
    assertEquals(
        List.of("Node by kind[node=NodeValue(Node? next), leaf=Leaf(String? discriminatorValue)]"),
        shaped.others());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'oneOf':[{'type':'string'},{'type':'integer'}]} | UnsupportedShape",
        "{'oneOf':[ARM,ARM]} | UnsupportedShape",
        "{'oneOf':[ARM,{'properties':{'kind':{'const':'b'}}}]} | UnsupportedShape",
        "{'oneOf':[ARM],'properties':{'more':true}} | UnsupportedShape",
        "{'oneOf':[ARM],'minimum':1} | UnsupportedShape",
        "{'oneOf':[ARM],'x-msp-openness':'open'} | Openness",
        "{'oneOf':[ARM],'x-msp-openness':'ajar'} | Openness",
        "{'oneOf':[{'allOf':[],'required':['kind'],'properties':{'kind':{'const':'a'}}}]} |"
            + " UnknownKeyword",
        "{'oneOf':[{'additionalProperties':{'type':'string'},'required':['kind'],"
            + "'properties':{'kind':{'const':'a'}}}]} | UnsupportedShape"
      })
  void whatIsNoUnionIsTold(String schema, String code) {
    Shaped shaped = Shaped.of(Bundles.event("'a':" + schema.replace("ARM", arm("a", "'b':true"))));
    assertEquals(1, shaped.told().size(), shaped.told()::toString);
    assertTrue(shaped.told().get(0).startsWith("1.type [" + code + "]"), shaped.told()::toString);
  }

  @Test
  void armsThatBecomeOneInJavaAreTold() {
    Shaped shaped =
        Shaped.of(
            Bundles.event(
                "'a':{'oneOf':[" + arm("a-b", "'c':true") + "," + arm("a_b", "'c':true") + "]}"));
    assertEquals(1, shaped.told().size(), shaped.told()::toString);
    assertTrue(shaped.told().get(0).contains("[NameCollision]"), shaped.told()::toString);
  }

  private static String arm(String tag, String member) {
    return "{'type':'object','required':['kind'],'properties':{'kind':{'const':'"
        + tag
        + "'},"
        + member
        + "}}";
  }
}
