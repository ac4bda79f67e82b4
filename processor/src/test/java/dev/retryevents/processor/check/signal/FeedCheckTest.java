package dev.retryevents.processor.check.signal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.check.BundleClaim;
import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.Places;
import dev.retryevents.processor.check.Rows;
import dev.retryevents.processor.check.Sources;
import dev.retryevents.processor.check.Tables;
import dev.retryevents.processor.check.shape.RowShape;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.model.Feed;
import dev.retryevents.processor.model.SignalSource;
import dev.retryevents.processor.model.TypePackages;
import dev.retryevents.processor.schema.Bundle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeedCheckTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'type':'string'} | String a | NONE",
        "{'type':'string'} | String getA | NONE",
        "{'type':'boolean'} | boolean isA | NONE",
        "{'type':'boolean'} | java.lang.Boolean a | NONE",
        "{'type':'integer'} | long a | NONE",
        "{'type':'integer'} | java.lang.Long a | NONE",
        "{'type':'integer'} | int a | WIDEN_TO_LONG",
        "{'type':'integer'} | java.lang.Integer a | WIDEN_TO_LONG",
        "{'type':'integer'} | short a | WIDEN_TO_LONG",
        "{'type':'integer'} | java.lang.Byte a | WIDEN_TO_LONG",
        "{'type':'integer','minimum':0,'maximum':9} | int a | NONE",
        "{'type':'integer','minimum':0,'maximum':9} | java.lang.Integer a | NONE",
        "{'type':'number'} | double a | NONE",
        "{'type':'number'} | float a | WIDEN_TO_DOUBLE",
        "{'type':'number'} | long a | WIDEN_TO_DOUBLE",
        "{'type':'number'} | java.lang.Integer a | WIDEN_TO_DOUBLE",
        "{'enum':['x']} | String a | WIRE_TO_ENUM",
        "{'enum':['x']} | XA a | NONE",
        "{'enum':['x']} | com.acme.XA a | NONE",
        "{'type':'array','items':{'type':'string'}} | java.util.List<String> a | NONE",
        "{'type':'array','items':{'enum':['x']}} | java.util.List<XAItem> a | NONE"
      })
  void aValueOfTheSameMeaningFits(String schema, String accessor, Feed.Conversion conversion) {
    assertFits("'a':" + schema, accessor, conversion);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'aMs':{'type':'integer'} | java.time.Duration a | DURATION_TO_LONG",
        "'aMs':{'type':'integer'} | java.time.Duration getA | DURATION_TO_LONG",
        "'aMs':{'type':'integer'} | java.time.Duration aMs | DURATION_TO_LONG",
        "'aMs':{'type':'integer'} | long aMs | NONE",
        "'aMs':{'type':'integer','minimum':0,'maximum':9} | java.time.Duration a | DURATION_TO_INT",
        "'resetsAtMs':{'type':'integer'} | java.time.Instant resetsAt | INSTANT_TO_LONG",
        "'message':{'type':'string'} | String getMessage | NONE",
        "'class':{'type':'string'} | String classValue | NONE",
        "'min-lines':{'type':'integer'} | long minLines | NONE"
      })
  void aNameIsThatOfTheComponentOrOfTheMember(
      String member, String accessor, Feed.Conversion conversion) {
    assertFits(member, accessor, conversion);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'a':{'type':'string'} | int a",
        "'a':{'type':'boolean'} | String a",
        "'a':{'type':'integer'} | double a",
        "'a':{'type':'integer'} | char a",
        "'a':{'type':'integer','minimum':0,'maximum':9} | long a",
        "'a':{'type':'number'} | java.math.BigDecimal a",
        "'a':{'enum':['x']} | org.other.XA a",
        "'a':{'type':'integer'} | java.time.Duration a",
        "'aMs':{'type':'integer'} | java.time.Instant a",
        "'resetsAtMs':{'type':'integer'} | java.time.Duration resetsAt",
        "'a':{'type':'array'} | java.util.List<String> a",
        "'a':{'type':'string'} | @Nullable String a"
      })
  void aValueThatDoesNotFitIsTold(String member, String accessor) {
    List<String> told = one(member, accessor);
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).startsWith("1.from.com.acme.Only [MappingType]"), told::toString);
  }

  @Test
  void aComponentWithoutASourceIsToldWithWhatThereIs() {
    assertEquals(
        List.of(
            "1.from.com.acme.Only [MappingSource] component \"a\" of X has no source in Only; give"
                + " it a() of type String\n  Only offers String b()"),
        one("'a':{'type':'string'}", "String b"));
  }

  @Test
  void theSignalIsAskedBeforeTheContext() {
    Tables table =
        table("'a':{'type':'string'}", "'b':{'type':'string'}")
            .signals(Sources.source("com.acme.Only", "String getA"))
            .context(Sources.source("com.acme.Context", "String a", "String b"));
    assertEquals(
        List.of(Feed.Origin.SIGNAL, Feed.Origin.CONTEXT),
        feeds(table).stream().map(Feed::origin).toList());
  }

  @Test
  void aLeadingComponentTakesItsVeryType() {
    Tables table = table("'a':{'type':'string'}").extending(Sources.extending("com.acme.Job job"));
    assertEquals(
        2,
        feeds(table.signals(Sources.source("com.acme.Only", "String a", "com.acme.Job job")))
            .size());
    List<String> told =
        told(table.signals(Sources.source("com.acme.Only", "String a", "com.acme.SubJob job")));
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).contains("component \"job\" of X needs Job"), told::toString);
  }

  @Test
  void whatTakesNullIsGivenNullWhateverAnnotationsTheCompilerReads() {
    for (String accessor : List.of("String a", "@Nullable String a")) {
      Tables table =
          table("'a':{'type':['string','null']}")
              .signals(Sources.source("com.acme.Only", accessor));
      assertEquals(List.of(true), feeds(table).stream().map(Feed::nullable).toList());
    }
  }

  /** A row over X with those members, from the signal Only. */
  private static Tables table(String... members) {
    return Tables.of(Bundles.event(members), Rows.of("X").from("com.acme.Only"));
  }

  private static List<String> one(String member, String accessor) {
    return told(table(member).signals(Sources.source("com.acme.Only", accessor)));
  }

  private static void assertFits(String member, String accessor, Feed.Conversion conversion) {
    Tables table = table(member).signals(Sources.source("com.acme.Only", accessor));
    assertEquals(List.of(conversion), feeds(table).stream().map(Feed::conversion).toList());
  }

  private static List<String> told(Tables table) {
    Findings findings = new Findings();
    check(table, findings);
    return Places.told(findings.all());
  }

  private static List<Feed> feeds(Tables table) {
    Findings findings = new Findings();
    List<SignalSource> sources = check(table, findings);
    assertEquals(List.of(), Places.told(findings.all()));
    return sources.get(0).feeds();
  }

  private static List<SignalSource> check(Tables table, Findings findings) {
    DeclaredTable declared = table.declared();
    Bundle bundle = assertInstanceOf(BundleClaim.Usable.class, table.bundle()).bundle();
    Shapes shapes = new Shapes();
    ShapedRow row =
        new RowShape(bundle, table.extending(), TypePackages.of("com.acme"), shapes, findings)
            .of(declared.rows().get(0));
    return new FeedCheck(declared, shapes, findings).check(row);
  }
}
