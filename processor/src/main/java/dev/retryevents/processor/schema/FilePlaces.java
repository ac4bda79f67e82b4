package dev.retryevents.processor.schema;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The places that the processor option {@code retryevents.schema} names. */
public final class FilePlaces {
  private FilePlaces() {}

  /**
   * The files and folders of a comma-separated list, in its order; empty entries do not count.
   *
   * <p>A folder has the resources below it. A file is the resource whose file name it bears.
   *
   * @param folder where relative entries begin
   */
  public static List<BundlePlace> of(String option, Path folder) {
    return Arrays.stream(option.split(","))
        .map(String::strip)
        .filter(entry -> !entry.isEmpty())
        .<BundlePlace>map(entry -> new FilePlace(entry, folder))
        .toList();
  }

  /** One entry; what is wrong with it comes to light when it is read. */
  private record FilePlace(String entry, Path folder) implements BundlePlace {

    @Override
    public String describe() {
      try {
        return path().toString();
      } catch (InvalidPathException e) {
        return entry;
      }
    }

    @Override
    public byte[] read(String resource) throws IOException {
      Path path = path();
      if (Files.isDirectory(path)) {
        return Files.readAllBytes(path.resolve(resource));
      }
      if (!Files.exists(path)) {
        throw new NoSuchFileException(path.toString());
      }
      Path name = Path.of(resource).getFileName();
      if (name == null || !path.endsWith(name)) {
        throw new IOException("a file of another name than " + name);
      }
      return Files.readAllBytes(path);
    }

    private Path path() {
      return folder.resolve(entry).toAbsolutePath().normalize();
    }
  }
}
