package dev.retryevents.processor.schema;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilePlacesTest {
  private static final String RESOURCE = "wire/b.json";

  @TempDir private Path folder;

  @BeforeEach
  void writeFiles() throws IOException {
    Files.createDirectories(folder.resolve("resources/wire"));
    Files.writeString(folder.resolve("resources/wire/b.json"), "below the folder");
    Files.writeString(folder.resolve("b.json"), "the file");
    Files.writeString(folder.resolve("ab.json"), "another file");
  }

  @Test
  void aFolderHasTheResourcesBelowIt() {
    assertFinds("below the folder", "resources");
    assertFinds("below the folder", folder.resolve("resources").toString());
  }

  @Test
  void aFileIsTheResourceOfItsName() {
    assertFinds("the file", "b.json");
    assertFinds("the file", "resources/../b.json");
  }

  @Test
  void theFirstEntryThatHasTheResourceWins() {
    assertFinds("the file", " ab.json ,, missing.json, b.json, resources");
  }

  @Test
  void eachEntrySaysWhyItHasNotTheResource() {
    BundleSearch.Missing missing =
        assertInstanceOf(
            BundleSearch.Missing.class, find("ab.json,gone/b.json,resources/wire,no\0path"));
    assertEquals(
        List.of(
            folder.resolve("ab.json") + ": a file of another name than b.json",
            folder.resolve("gone/b.json") + ": not found",
            folder.resolve("resources/wire") + ": not found"),
        missing.attempts().stream().map(Object::toString).limit(3).toList());
    assertEquals("no\\u{0}path", missing.attempts().get(3).place());
  }

  @Test
  void anOptionWithoutEntriesNamesNoPlaces() {
    assertEquals(List.of(), FilePlaces.of(" , ", folder));
  }

  private BundleSearch find(String option) {
    return new BundleFinder(FilePlaces.of(option, folder)).find(RESOURCE);
  }

  private void assertFinds(String content, String option) {
    BundleSearch.Found found = assertInstanceOf(BundleSearch.Found.class, find(option));
    assertArrayEquals(BundleText.utf8(content), found.bytes());
  }
}
