package dev.retryevents.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConformanceStampTest {
  private static final ConformanceStamp STAMP =
      ConformanceStamp.of("wire/b.json", BundleText.utf8("123456789"));

  @TempDir private Path folder;

  @Test
  void aStampNamesTheBundleItsContentAndTheValidator() {
    assertEquals("META-INF/retry-events/wire/b.json.conformance", STAMP.resource());
    // The check value of CRC-32C, which is the checksum of these nine digits.
    assertEquals(
        "wire/b.json 9 bytes, crc32c e3069283, " + ConformanceStamp.VALIDATOR + "\n", STAMP.text());
  }

  @Test
  void anotherContentHasAnotherStamp() {
    assertNotEquals(STAMP, ConformanceStamp.of("wire/b.json", BundleText.utf8("987654321")));
  }

  @Test
  void aBundleIsKnownWhereItsVeryStampIs() throws IOException {
    List<BundlePlace> places = FilePlaces.of("missing,.", folder);
    assertFalse(STAMP.isKnownTo(places));
    Path file = folder.resolve(STAMP.resource());
    Files.createDirectories(file.getParent());
    Files.writeString(file, STAMP.text());
    assertTrue(STAMP.isKnownTo(places));
    Files.writeString(file, STAMP.text().replace("9 bytes", "8 bytes"));
    assertFalse(STAMP.isKnownTo(places));
  }

  @Test
  void theValidatorIsTheOneOnTheClassPath() throws IOException {
    Properties properties = new Properties();
    String coordinates = "/META-INF/maven/com.networknt/json-schema-validator/pom.properties";
    try (InputStream in = getClass().getResourceAsStream(coordinates)) {
      properties.load(in);
    }
    assertEquals(
        properties.getProperty("artifactId") + " " + properties.getProperty("version"),
        ConformanceStamp.VALIDATOR);
  }

  @Test
  void ourOwnBundleIsShippedWithItsStamp() throws IOException {
    ConformanceStamp own = ConformanceStamp.of("msp.schema.json", resource("msp.schema.json"));
    assertEquals(own.text(), new String(resource(own.resource()), StandardCharsets.UTF_8));
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = ConformanceStampTest.class.getResourceAsStream("/" + name)) {
      return in == null ? new byte[0] : in.readAllBytes();
    }
  }
}
