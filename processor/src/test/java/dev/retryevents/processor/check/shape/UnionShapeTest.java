package dev.retryevents.processor.check.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
        "{'oneOf':[ARM,ARM]} | JsonObject a",
        "{'oneOf':[ARM,{'properties':{'kind':{'const':'b'}}}]} | JsonObject a",
        "{'oneOf':[ARM],'x-msp-openness':'open'} | JsonObject a",
        "{'properties':{'b':true},'oneOf':[{'required':['b']},{'required':['c']}]} | XA a"
      })
  void whatIsNoUnionIsTold(String schema, String member) {
    Shaped shaped = Shaped.of(Bundles.event("'a':" + schema.replace("ARM", arm("a", "'b':true"))));
    assertEquals(1, shaped.told().size(), shaped.told()::toString);
    assertEquals(member, shaped.members());
  }

  @Test
  void whatStandsAroundTheBranchesIsAskedOfEachArm() {
    Shaped shaped =
        Shaped.of(
            Bundles.event(
                "'a':{'properties':{'id':{'type':'string'}},'required':['id'],'oneOf':["
                    + STDIO
                    + ","
                    + HTTP
                    + "]}"));
    assertEquals(List.of(), shaped.told());
    assertEquals(
        List.of(
            "XA by kind[stdio=Stdio(String? command, String id), http=Http(String? url, String"
                + " id)]"),
        shaped.others());
  }

  @Test
  void anyOfIsAUnionAsOneOfIs() {
    Shaped shaped = Shaped.of(Bundles.event("'a':{'anyOf':[" + HTTP + "," + STDIO + "]}"));
    assertEquals(List.of(), shaped.told());
    assertEquals(
        List.of("XA by kind[http=Http(String? url), stdio=Stdio(String? command)]"),
        shaped.others());
  }

  @Test
  void armsThatBecomeOneInJavaAreSetApart() {
    Shaped shaped =
        Shaped.of(
            Bundles.event(
                "'a':{'oneOf':[" + arm("a-b", "'c':true") + "," + arm("a_b", "'c':true") + "]}"));
    assertEquals(List.of(), shaped.told());
    assertEquals(
        List.of("XA by kind[a-b=AB_d44362(JsonValue? c), a_b=AB_648fa9(JsonValue? c)]"),
        shaped.others());
  }

  private static String arm(String tag, String member) {
    return "{'type':'object','required':['kind'],'properties':{'kind':{'const':'"
        + tag
        + "'},"
        + member
        + "}}";
  }
}
