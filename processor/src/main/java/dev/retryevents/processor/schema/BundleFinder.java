package dev.retryevents.processor.schema;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;

/** Looks for a bundle in places, in their order, by reading. */
public final class BundleFinder {
  private final List<BundlePlace> places;

  public BundleFinder(List<BundlePlace> places) {
    this.places = List.copyOf(places);
  }

  /** The content of the first place that has the resource, or why each of them has not. */
  public BundleSearch find(String resource) {
    List<BundleSearch.Attempt> attempts = new ArrayList<>();
    for (BundlePlace place : places) {
      try {
        return new BundleSearch.Found(place.describe(), place.read(resource));
      } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
        // A location that the compiler does not know is an illegal argument to some compilers.
        attempts.add(new BundleSearch.Attempt(place.describe(), reason(e)));
      }
    }
    return new BundleSearch.Missing(attempts);
  }

  private static String reason(Exception e) {
    if (e instanceof NoSuchFileException || e instanceof FileNotFoundException) {
      // Their message is only the path again.
      return "not found";
    }
    String message = e.getMessage();
    return message == null || message.isBlank() ? e.getClass().getSimpleName() : message;
  }
}
