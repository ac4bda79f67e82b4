package dev.retryevents.processor.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.declaration.DeclaredInterface;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Row;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ContractChecksTest {

  private static final String TWO =
      "'X':{'required':['model'],'properties':{'model':{'type':'string'}}},"
          + "'Y':{'required':['count'],'properties':{'count':{'type':'integer'}}}";

  private static final Rows X =
      Rows.of("X").saying("X of {$model}").sample("{'model':'m'}", "X of m");
  private static final Rows Y = Rows.of("Y").saying("Y {$count}").sample("{'count':1}", "Y 1");

  @Test
  void aTableWithoutFaultsGivesItsContract() {
    Verdict verdict = Tables.of(TWO, X, Y.kinds("ERROR")).verdict();
    assertEquals(List.of(), Places.told(verdict.diagnostics()));
    Contract contract = verdict.contract();
    assertEquals("Family", contract.family());
    assertEquals(List.of("X", "Y"), contract.rows().stream().map(Row::record).toList());
    assertEquals(
        List.of("STATUS_UPDATE", "ERROR"), contract.rows().stream().map(Row::msgType).toList());
    assertEquals("X of m", contract.rows().get(0).samples().get(0).renders());
  }

  @Test
  void theSameClaimsGiveTheSameVerdict() {
    Tables table = Tables.of(TWO, X, Y.titled("X title").saying("X of {$model}"));
    assertEquals(table.verdict(), table.verdict());
  }

  @Test
  void aFaultOfOneRowKeepsTheTypesOfAll() {
    Verdict verdict = Tables.of(TWO, X.saying("X of {$modle}"), Y).verdict();
    assertEquals(1, verdict.diagnostics().size());
    Contract contract = verdict.contract();
    assertEquals(2, contract.rows().size());
    assertEquals(1, contract.rows().get(0).components().size());
  }

  @Test
  void aMissingBundleIsToldOnceAndKeepsTheTypes() {
    Verdict verdict =
        Tables.of(TWO, X, Y)
            .bundle(new BundleClaim.Missing(List.of("class path: not there")))
            .verdict();
    assertEquals(1, verdict.diagnostics().size());
    assertTrue(Places.told(verdict.diagnostics()).get(0).startsWith("schema [SchemaNotFound]"));
    assertEquals(2, verdict.contract().rows().size());
  }

  @Test
  void aBundleThatIsNoneIsToldOnce() {
    assertEquals(
        List.of("schema [SchemaSyntax] b.json (1:1): no JSON"),
        Tables.of(TWO, X).bundle(new BundleClaim.Unreadable("b.json (1:1): no JSON")).told());
    assertTrue(
        Tables.of(TWO, X)
            .bundle(new BundleClaim.Nonconforming(List.of("a", "b")))
            .told()
            .get(0)
            .startsWith("schema [SchemaConformance] \"b.json\" breaks the meta-schema"));
  }

  @Test
  void aTableWithoutRowsIsTold() {
    assertEquals(
        List.of("table [NoRows] the table has no rows; write a @RetryEvent"),
        Tables.of(TWO).told());
  }

  @Test
  void aDefinitionThatIsUnknownIsToldOnceHoweverItsMessageReads() {
    assertEquals(
        List.of("1.type [UnknownType] no definition \"Z\" in b.json; defined: X, Y"),
        Tables.of(TWO, Rows.of("Z").saying("{$what}"), Y).told());
  }

  @Test
  void namesThatCannotBeAreTold() {
    assertEquals(
        List.of(
            "1.type [JavaName] \"rate-limit\" is no name for a Java type; write a \"name\" such as"
                + " \"RateLimit\"",
            "2.name [JavaName] \"FamilyMapping\" is a type that the family \"Family\" has anyway;"
                + " write another \"name\"",
            "3.name [JavaName] the package has a type \"Mine\" already; write another \"name\"",
            "5.name [NameTwice] \"Y\" is also the record of row 4; give this row another \"name\""),
        Tables.of(
                TWO,
                Rows.of("rate-limit"),
                X.named("FamilyMapping"),
                X.named("Mine"),
                Y,
                X.named("Y").saying("another {$model}"))
            .taken("Mine")
            .told());
  }

  @Test
  void aFamilyWhoseTypesThePackageHasIsTold() {
    assertEquals(
        List.of(
            "family [JavaName] the package has a type \"FamilyRenderer\" already; write another"
                + " \"family\""),
        Tables.of(TWO, X).taken("FamilyRenderer").told());
    assertEquals(
        List.of(
            "family [JavaName] \"my family\" is no name for a Java type; write a \"family\" such as"
                + " \"MyFamily\""),
        Tables.of(TWO, X).family("my family").told());
  }

  @Test
  void titlesAreOnePrintableLineEachAndNoTwoAreTheSame() {
    List<String> told =
        Tables.of(TWO, X.titled("A"), Y.titled("A"), X.named("Z").titled(" A").saying("Z {$model}"))
            .told();
    assertEquals(
        List.of(
            "2.title [TitleTwice] title \"A\" is also on row 1, X; a title tells events apart, so"
                + " write another",
            "3.title [TitleText] title \" A\" is no printable line without spaces around it; write"
                + " one, such as \"Rate Limit Retry\""),
        told.subList(0, 2));
  }

  @Test
  void aTitleOfTheSchemaIsKeptUnlessItOnlyRepeatsTheName() {
    String titled = "'RateLimit':{'title':'%s','properties':{'a':{'type':'string'}}}";
    Rows row =
        Rows.of("RateLimit").titled("Rate Limit Retry").hiding("a").saying("x").sample("{}", "x");
    assertEquals(List.of(), Tables.of(titled.formatted("rate_limit"), row).told());
    List<String> told = Tables.of(titled.formatted("Rate limit retry"), row).told();
    assertEquals(1, told.size());
    assertTrue(told.get(0).startsWith("1.title [TitleMismatch]"), told::toString);
  }

  @Test
  void messagesAndKindsAreNotThereTwice() {
    List<String> told =
        Tables.of(TWO, X, X.named("Z").titled("Z").kinds("ERROR", "MESSAGE")).told();
    assertEquals(2, told.size(), told::toString);
    assertTrue(told.get(0).startsWith("2.message [MessageTwice] this message is also on row 1, X"));
    assertTrue(told.get(1).startsWith("2.msgType [MsgTypeTwice]"));
  }

  @Test
  void anInterfaceThatNoRecordImplementsIsTold() {
    DeclaredInterface none =
        new DeclaredInterface(
            JavaType.Declared.of("", "int"),
            List.of("is no interface"),
            List.of(),
            List.of(),
            Optional.empty());
    assertTrue(Tables.of(TWO, X).extending(none).told().get(0).startsWith("extending [Extending"));
    assertTrue(
        Tables.of(TWO, X)
            .extending(Sources.extending("int title"))
            .told()
            .get(0)
            .contains("Event.title() returns int, and a row supplies String"));
    assertEquals(
        List.of(
            "extending [ExtendingMember] Event.id() is inherited as int and as String; declare it"
                + " once in Event"),
        Tables.of(TWO, X).extending(Sources.extending("int id", "String id")).told());
  }

  @Test
  void aSentenceThatIsTooLongIsTold() {
    assertTrue(
        Tables.of(TWO, X).maxLength(5).told().get(0).startsWith("1.sample1.renders [TooLong]"));
    assertEquals(List.of(), Tables.of(TWO, X).maxLength(6).told());
    assertTrue(Tables.of(TWO, X).maxLength(-1).told().get(0).startsWith("maxLength [TooLong]"));
  }
}
