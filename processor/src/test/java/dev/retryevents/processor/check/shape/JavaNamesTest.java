package dev.retryevents.processor.check.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavaNamesTest {

  private static final int TEXTS = 20_000;

  /** What JLS 8.10.1 keeps from record components. */
  private static final Set<String> OF_OBJECT =
      Set.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  @ParameterizedTest
  @CsvSource({
    "model, model",
    "estimatedDelayMs, estimatedDelayMs",
    "min-lines, minLines",
    "min_lines, minLines",
    "min.lines, minLines",
    "URL, url",
    "URLPath, urlPath",
    "HTTPError, httpError",
    "base-URL, baseURL",
    "OAuth, oAuth",
    "2FA, _2fa",
    "5th, _5th",
    "$ref, dollarRef",
    "c++, cPlusPlus",
    "@type, atType",
    "größe, größe",
    "Ärger, ärger",
    "名前, 名前",
    "'', empty",
    "'- -', blank",
    "_, blank"
  })
  void aMemberBecomesACamelCaseComponent(String wire, String name) {
    assertEquals(name, JavaNames.component(wire));
  }

  @ParameterizedTest
  @CsvSource({
    "class, classValue",
    "new, newValue",
    "NEW, newValue",
    "true, trueValue",
    "null, nullValue",
    "hashCode, hashCodeValue",
    "hash-code, hashCodeValue",
    "wait, waitValue",
    "clone, cloneValue"
  })
  void whatNoComponentMayBeNamedGetsASuffixLast(String wire, String name) {
    assertEquals(name, JavaNames.component(wire));
  }

  /** A definition {@code Objects} has {@code java.util.Objects} called by its full name. */
  @ParameterizedTest
  @CsvSource({"java, javaValue", "dev, devValue", "javax, javax", "org, org"})
  void whatWouldObscureThePackagesThatCodeCallsGetsASuffix(String wire, String name) {
    assertEquals(name, JavaNames.component(wire));
  }

  @ParameterizedTest
  @CsvSource({"equals", "record", "sealed", "permits", "var", "yield", "when", "with"})
  void namesThatOnlyLookReservedStay(String wire) {
    assertEquals(wire, JavaNames.component(wire));
  }

  @ParameterizedTest
  @CsvSource({
    "RateLimitType, RateLimitType",
    "rate_limit, RateLimit",
    "rate-limit, RateLimit",
    "string, StringValue",
    "Object, ObjectValue",
    "record, RecordValue",
    "5GMM, _5GMM",
    "ns/thing, NsThing"
  })
  void aDefinitionBecomesAType(String definition, String name) {
    assertEquals(name, JavaNames.type(definition));
    assertTrue(JavaNames.isTypeName(name));
  }

  @ParameterizedTest
  @CsvSource({
    "acceleration, ACCELERATION",
    "inProgress, IN_PROGRESS",
    "in-progress, IN_PROGRESS",
    "HTTPError, HTTP_ERROR",
    "URL, URL",
    "2.0, _2_0",
    "5GMM, _5_GMM",
    "A+, A_PLUS",
    "default, DEFAULT",
    "straße, STRASSE",
    "'', EMPTY"
  })
  void aValueBecomesAConstant(String wire, String name) {
    assertEquals(name, JavaNames.constant(wire));
  }

  @ParameterizedTest
  @CsvSource({"estimatedDelayMs, estimatedDelay", "newMs, newValue", "waitMs, waitValue"})
  void aTimeDropsItsUnitAndStaysLegal(String component, String name) {
    assertEquals(name, JavaNames.withoutMs(component));
  }

  @ParameterizedTest
  @CsvSource({"class", "record", "var", "Visitor", "a-b", "1a", "''", "'a b'", "true"})
  void noTypeIsNamedSo(String name) {
    assertFalse(JavaNames.isTypeName(name));
  }

  @Test
  void aTypeMayHideOneThatGeneratedCodeNeeds() {
    assertTrue(JavaNames.hidesJavaLang("String"));
    assertFalse(JavaNames.hidesJavaLang("RateLimit"));
  }

  @Test
  void aSupplementaryLetterKeepsItsCase() {
    String deseret = Character.toString(0x10428);
    assertEquals(deseret, JavaNames.component(deseret));
    assertEquals(Character.toString(0x10400), JavaNames.type(deseret));
    assertEquals(Character.toString(0x10400), JavaNames.constant(deseret));
  }

  @Test
  void everyCharacterGivesLegalNames() {
    IntStream.rangeClosed(0, 0x2FFFF).forEach(c -> assertLegal(Character.toString(c)));
  }

  @Test
  void everyTextGivesLegalNames() {
    Random random = new Random(17);
    for (int count = 0; count < TEXTS; count++) {
      assertLegal(text(random));
    }
  }

  @Test
  void theLocaleOfTheHostDoesNotMatter() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertEquals("id", JavaNames.component("ID"));
      assertEquals("LIMIT", JavaNames.constant("limit"));
      assertEquals("Item", JavaNames.type("item"));
    } finally {
      Locale.setDefault(before);
    }
  }

  private static void assertLegal(String text) {
    String component = JavaNames.component(text);
    assertTrue(SourceVersion.isName(component, SourceVersion.RELEASE_17), () -> text);
    assertFalse(OF_OBJECT.contains(component), () -> text);
    assertTrue(JavaNames.isTypeName(JavaNames.type(text)), () -> text);
    assertTrue(
        SourceVersion.isName(JavaNames.constant(text), SourceVersion.RELEASE_17), () -> text);
  }

  private static String text(Random random) {
    return IntStream.range(0, random.nextInt(8))
        .map(
            index ->
                switch (random.nextInt(4)) {
                  case 0 -> random.nextInt(0x110000);
                  case 1 -> "-_./: $+".charAt(random.nextInt(8));
                  default -> 'A' + random.nextInt(58);
                })
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }
}
