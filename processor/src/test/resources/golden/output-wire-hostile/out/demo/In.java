package demo;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.Presence;
import dev.retryevents.event.SchemaPattern;
import dev.retryevents.json.JsonObject;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Ends *&#47; here, &#92;u002a/ too, &#123;&#64;code x} &#123;&#64;link &#64;see $L &amp;
 * &lt;b&gt;.
 *
 * @param in the member <code>in</code>
 * @param out Ends *&#47; here, &#92;u002a/ too, &#123;&#64;code x} &#123;&#64;link &#64;see $L
 *     &amp; &lt;b&gt;.
 * @param value the member <code>value</code>
 * @param seen the member <code>seen</code>
 * @param others the member <code>others</code>
 * @param next the member <code>next</code>
 * @param member the member <code>member</code>
 * @param instance the member <code>INSTANCE</code>
 * @param names the member <code>NAMES</code>
 * @param builder the member <code>builder</code>
 * @param u22U5cU0022StarUaDollarL the member <code>"&#92;u0022*&#47; $L</code>
 * @param unknownMembers the members that the schema does not know
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record In(
    String in,
    @Nullable In out,
    @Nullable Long value,
    Presence<String> seen,
    @Nullable Boolean others,
    @Nullable Double next,
    @Nullable String member,
    @Nullable String instance,
    @Nullable String names,
    @Nullable String builder,
    String u22U5cU0022StarUaDollarL,
    JsonObject unknownMembers) {

  static final SchemaPattern MEMBER_PATTERN = SchemaPattern.of("^\"\\\\u0022$");

  /**
   * Checks the components.
   *
   * @param in not null
   * @param out null if it is missing
   * @param value null if it is missing
   * @param seen not null
   * @param others null if it is missing
   * @param next null if it is missing, finite
   * @param member null if it is missing, matching somewhere <code>^"&#92;&#92;u0022$</code>
   * @param instance null if it is missing
   * @param names null if it is missing
   * @param builder null if it is missing
   * @param u22U5cU0022StarUaDollarL not null
   * @param unknownMembers not null
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public In {
    Objects.requireNonNull(in, "in");
    Objects.requireNonNull(seen, "seen");
    if (next != null) {
      Constraints.finite("next", next);
    }
    if (member != null) {
      Constraints.matches("member", member, MEMBER_PATTERN);
    }
    Objects.requireNonNull(u22U5cU0022StarUaDollarL, "u22U5cU0022StarUaDollarL");
    Objects.requireNonNull(unknownMembers, "unknownMembers");
  }

  /**
   * One without members that the schema does not know.
   *
   * @param in as in the other constructor
   * @param out as in the other constructor
   * @param value as in the other constructor
   * @param seen as in the other constructor
   * @param others as in the other constructor
   * @param next as in the other constructor
   * @param member as in the other constructor
   * @param instance as in the other constructor
   * @param names as in the other constructor
   * @param builder as in the other constructor
   * @param u22U5cU0022StarUaDollarL as in the other constructor
   */
  public In(
      String in,
      @Nullable In out,
      @Nullable Long value,
      Presence<String> seen,
      @Nullable Boolean others,
      @Nullable Double next,
      @Nullable String member,
      @Nullable String instance,
      @Nullable String names,
      @Nullable String builder,
      String u22U5cU0022StarUaDollarL) {
    this(
        in,
        out,
        value,
        seen,
        others,
        next,
        member,
        instance,
        names,
        builder,
        u22U5cU0022StarUaDollarL,
        new JsonObject(Map.of()));
  }
}
