package demo;

import dev.retryevents.event.MsgType;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * glob a/*&#47;b, &#92;u002a/ and &#123;&#64;inheritDoc} &#64;deprecated *&#47;
 *
 * <p>Reads, for example: <code>"a"b" &#92; {1} *&#47; 2 | A+</code>
 *
 * @param classValue Ends here: *&#47; class X {
 * @param enumValue A unicode escape: &#92;u002a/ and C:&#92;users.
 * @param hashCodeValue Costs $5, $L and $T.
 * @param minLines See &#123;&#64;link java.lang.Nothing} and &#123;&#64;code
 * @param packageValue Says "hello" and &lt;b&gt;bold&lt;/b&gt; &amp; more.
 * @param waitValue Level *&#47; of &#64;see.
 * @param dollarRefLike First line. &#64;see nobody &#64;param nothing
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Overload(
    String classValue,
    String enumValue,
    long hashCodeValue,
    long minLines,
    String packageValue,
    Level waitValue,
    String dollarRefLike)
    implements Notice {

  /**
   * Checks the components.
   *
   * @param classValue not null
   * @param enumValue not null
   * @param hashCodeValue anything
   * @param minLines anything
   * @param packageValue not null
   * @param waitValue not null
   * @param dollarRefLike not null
   * @throws NullPointerException if a component is null that may not be
   */
  public Overload {
    Objects.requireNonNull(classValue, "classValue");
    Objects.requireNonNull(enumValue, "enumValue");
    Objects.requireNonNull(packageValue, "packageValue");
    Objects.requireNonNull(waitValue, "waitValue");
    Objects.requireNonNull(dollarRefLike, "dollarRefLike");
  }

  @Override
  public String title() {
    return "5xx */ \"Retry\" \\u002a";
  }

  @Override
  public MsgType msgType() {
    return MsgType.STATUS_UPDATE;
  }

  @Override
  public String message() {
    StringBuilder out = new StringBuilder(94);
    NoticeRenderer.append(out, this);
    return out.toString();
  }

  @Override
  public void appendMessage(StringBuilder out) {
    NoticeRenderer.append(out, this);
  }

  @Override
  public <R> R accept(Notice.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
