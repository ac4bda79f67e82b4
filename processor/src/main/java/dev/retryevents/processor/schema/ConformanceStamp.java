package dev.retryevents.processor.schema;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * The note that a bundle conforms to its meta-schema, kept so that the next compilation need not
 * find out again.
 *
 * <p>It recognises a file, it does not protect one: whoever can forge the note can edit the bundle.
 *
 * @param bundle the resource that was checked
 * @param text what is noted: name, length, checksum, and who checked
 */
public record ConformanceStamp(String bundle, String text) {
  /** The validator and its version: another one may judge differently. */
  static final String VALIDATOR = "json-schema-validator 3.0.9";

  /** The note on this content, whether or not it has been earned yet. */
  public static ConformanceStamp of(String bundle, byte[] bytes) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes);
    String hex = HexFormat.of().toHexDigits(checksum.getValue(), 8);
    return new ConformanceStamp(
        bundle, bundle + " " + bytes.length + " bytes, crc32c " + hex + ", " + VALIDATOR + "\n");
  }

  /** A file name for the note that no other content has: its parts, without what paths mean. */
  String key() {
    return text.strip().replaceAll("[^A-Za-z0-9.]+", "-");
  }

  /** The resource that holds the note. */
  public String resource() {
    return "META-INF/retry-events/" + bundle + ".conformance";
  }

  /** Whether one of the places holds this very note. */
  public boolean isKnownTo(List<BundlePlace> places) {
    return places.stream().anyMatch(this::isHeldBy);
  }

  private boolean isHeldBy(BundlePlace place) {
    try {
      return text.equals(new String(place.read(resource()), StandardCharsets.UTF_8));
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
      // Not there, or not to be had: then the bundle is new.
      return false;
    }
  }
}
