package dev.retryevents.processor.schema;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import org.junit.jupiter.api.Test;

class BundleFinderTest {

  @Test
  void theFirstPlaceThatCanBeReadWins() {
    BundleSearch search =
        new BundleFinder(
                List.of(
                    failing("one", new IOException("no")),
                    holding("two", "2"),
                    holding("three", "3")))
            .find("b.json");
    BundleSearch.Found found = assertInstanceOf(BundleSearch.Found.class, search);
    assertEquals("two", found.place());
    assertArrayEquals(BundleText.utf8("2"), found.bytes());
  }

  @Test
  void whenNoPlaceHasItEachOneSaysWhyInOneLine() {
    BundleSearch search =
        new BundleFinder(
                List.of(
                    failing("a file", new NoSuchFileException("/x/b.json")),
                    failing("class output", new FileNotFoundException("/y/b.json")),
                    failing("source path", new IllegalArgumentException("unknown\nlocation")),
                    failing("module path", new UnsupportedOperationException())))
            .find("b.json");
    assertEquals(
        List.of(
            "a file: not found",
            "class output: not found",
            "source path: unknown\\u{a}location",
            "module path: UnsupportedOperationException"),
        assertInstanceOf(BundleSearch.Missing.class, search).attempts().stream()
            .map(BundleSearch.Attempt::toString)
            .toList());
  }

  private static BundlePlace failing(String name, Exception failure) {
    return new BundlePlace() {
      @Override
      public String describe() {
        return name;
      }

      @Override
      public byte[] read(String resource) throws IOException {
        if (failure instanceof IOException io) {
          throw io;
        }
        throw (RuntimeException) failure;
      }
    };
  }

  private static BundlePlace holding(String name, String content) {
    return new BundlePlace() {
      @Override
      public String describe() {
        return name;
      }

      @Override
      public byte[] read(String resource) {
        return BundleText.utf8(content);
      }
    };
  }
}
