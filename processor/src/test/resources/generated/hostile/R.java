package com.acme;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.Copies;
import dev.retryevents.event.MsgType;
import dev.retryevents.event.Presence;
import dev.retryevents.event.SchemaPattern;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * ends *&#47; here, &#92;u002a/ too, C:&#92;users costs $5 $L &#123;&#64;code x} &#123;&#64;link
 * &#64;see List&lt;String&gt; &amp; "q" \u00e9 \ud83d\ude00 \ufffd \ufffd\ufffd[31m \u202e
 * \uffff\u0378 * /
 *
 * <p>&#64;param z &lt;/code&gt;
 *
 * <p>Published for ends *&#47; here, &#92;u002a/ too, C:&#92;users costs $5 $L &#123;&#64;code x}
 * &#123;&#64;link &#64;see List&lt;String&gt; &amp; "q" \u00e9 \ud83d\ude00 \ufffd
 * \ufffd\ufffd[31m \u202e \uffff\u0378 * / &#64;param z &lt;/code&gt;.
 *
 * <p>Reads, for example: <code>say "&#92;u0022 &#92; $L \u00e9\ud83d\ude00\ufffd ' five</code>
 *
 * @param out ends *&#47; here, &#92;u002a/ too, C:&#92;users costs $5 $L &#123;&#64;code x}
 *     &#123;&#64;link &#64;see List&lt;String&gt; &amp; "q" \u00e9 \ud83d\ude00 \ufffd
 *     \ufffd\ufffd[31m \u202e \uffff\u0378 * / &#64;param z &lt;/code&gt;
 * @param event the member <code>event</code>
 * @param signal the member <code>signal</code>
 * @param e\u0301t\u00e9 the member <code>e\u0301t\u00e9</code>
 * @param code the member <code>code</code>
 * @param share the member <code>share</code>
 * @param count the member <code>count</code>
 * @param flag the member <code>flag</code>
 * @param union the member <code>union</code>
 * @param nested the member <code>nested</code>
 * @param empty the member <code>empty</code>
 * @param names the member <code>names</code>
 * @param counts the member <code>counts</code>
 * @param json the member <code>json</code>
 * @param object the member <code>object</code>
 * @param seenAtMs the member <code>seenAtMs</code>
 * @param ms the member <code>ms</code>
 * @param filler17 the member <code>filler17</code>
 * @param filler18 the member <code>filler18</code>
 * @param filler19 the member <code>filler19</code>
 * @param filler20 the member <code>filler20</code>
 * @param filler21 the member <code>filler21</code>
 * @param filler22 the member <code>filler22</code>
 * @param filler23 the member <code>filler23</code>
 * @param filler24 the member <code>filler24</code>
 * @param filler25 the member <code>filler25</code>
 * @param filler26 the member <code>filler26</code>
 * @param filler27 the member <code>filler27</code>
 * @param filler28 the member <code>filler28</code>
 * @param filler29 the member <code>filler29</code>
 * @param filler30 the member <code>filler30</code>
 * @param filler31 the member <code>filler31</code>
 * @param filler32 the member <code>filler32</code>
 * @param filler33 the member <code>filler33</code>
 * @param filler34 the member <code>filler34</code>
 * @param filler35 the member <code>filler35</code>
 * @param filler36 the member <code>filler36</code>
 * @param filler37 the member <code>filler37</code>
 * @param filler38 the member <code>filler38</code>
 * @param filler39 the member <code>filler39</code>
 * @param filler40 the member <code>filler40</code>
 * @param filler41 the member <code>filler41</code>
 * @param filler42 the member <code>filler42</code>
 * @param filler43 the member <code>filler43</code>
 * @param filler44 the member <code>filler44</code>
 * @param filler45 the member <code>filler45</code>
 * @param filler46 the member <code>filler46</code>
 * @param filler47 the member <code>filler47</code>
 * @param filler48 the member <code>filler48</code>
 * @param filler49 the member <code>filler49</code>
 * @param filler50 the member <code>filler50</code>
 * @param filler51 the member <code>filler51</code>
 * @param filler52 the member <code>filler52</code>
 * @param filler53 the member <code>filler53</code>
 * @param filler54 the member <code>filler54</code>
 * @param filler55 the member <code>filler55</code>
 * @param filler56 the member <code>filler56</code>
 * @param filler57 the member <code>filler57</code>
 * @param filler58 the member <code>filler58</code>
 * @param filler59 the member <code>filler59</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record R(
    java.lang.String out,
    String event,
    @Nullable Override signal,
    java.lang.String e\u0301t\u00e9,
    Presence<java.lang.String> code,
    double share,
    @Nullable Long count,
    @Nullable Boolean flag,
    Transport union,
    Objects nested,
    @Nullable Void empty,
    List<java.lang. @Nullable String> names,
    @Nullable Map<java.lang.String, @Nullable Long> counts,
    JsonValue json,
    @Nullable JsonObject object,
    Presence<Long> seenAtMs,
    int ms,
    java.lang. @Nullable String filler17,
    java.lang. @Nullable String filler18,
    java.lang. @Nullable String filler19,
    java.lang. @Nullable String filler20,
    java.lang. @Nullable String filler21,
    java.lang. @Nullable String filler22,
    java.lang. @Nullable String filler23,
    java.lang. @Nullable String filler24,
    java.lang. @Nullable String filler25,
    java.lang. @Nullable String filler26,
    java.lang. @Nullable String filler27,
    java.lang. @Nullable String filler28,
    java.lang. @Nullable String filler29,
    java.lang. @Nullable String filler30,
    java.lang. @Nullable String filler31,
    java.lang. @Nullable String filler32,
    java.lang. @Nullable String filler33,
    java.lang. @Nullable String filler34,
    java.lang. @Nullable String filler35,
    java.lang. @Nullable String filler36,
    java.lang. @Nullable String filler37,
    java.lang. @Nullable String filler38,
    java.lang. @Nullable String filler39,
    java.lang. @Nullable String filler40,
    java.lang. @Nullable String filler41,
    java.lang. @Nullable String filler42,
    java.lang. @Nullable String filler43,
    java.lang. @Nullable String filler44,
    java.lang. @Nullable String filler45,
    java.lang. @Nullable String filler46,
    java.lang. @Nullable String filler47,
    java.lang. @Nullable String filler48,
    java.lang. @Nullable String filler49,
    java.lang. @Nullable String filler50,
    java.lang. @Nullable String filler51,
    java.lang. @Nullable String filler52,
    java.lang. @Nullable String filler53,
    java.lang. @Nullable String filler54,
    java.lang. @Nullable String filler55,
    java.lang. @Nullable String filler56,
    java.lang. @Nullable String filler57,
    java.lang. @Nullable String filler58,
    java.lang. @Nullable String filler59)
    implements Set {

  static final SchemaPattern E\u0301T\u00c9_PATTERN = SchemaPattern.of("^[\"\\\\]*\u00e9?");

  static final SchemaPattern CODE_PATTERN = SchemaPattern.of("$");

  /**
   * Checks the components and copies them.
   *
   * @param out not null
   * @param event not null
   * @param signal null if it is missing
   * @param e\u0301t\u00e9 not null, at least 1 characters long, at most 9 characters long, matching
   *     somewhere <code>^["&#92;&#92;]*\u00e9?</code>
   * @param code not null, at least 2 characters long, at most 3 characters long, matching somewhere
   *     <code>$</code>
   * @param share finite, above -0.5, below 1E+400
   * @param count null if it is missing, above 0.5, below 9000000000000000000
   * @param flag null if it is missing
   * @param union not null
   * @param nested not null
   * @param empty null if it is missing
   * @param names not null
   * @param counts null if it is missing
   * @param json not null
   * @param object null if it is missing
   * @param seenAtMs not null
   * @param ms anything
   * @param filler17 null if it is missing
   * @param filler18 null if it is missing
   * @param filler19 null if it is missing
   * @param filler20 null if it is missing
   * @param filler21 null if it is missing
   * @param filler22 null if it is missing
   * @param filler23 null if it is missing
   * @param filler24 null if it is missing
   * @param filler25 null if it is missing
   * @param filler26 null if it is missing
   * @param filler27 null if it is missing
   * @param filler28 null if it is missing
   * @param filler29 null if it is missing
   * @param filler30 null if it is missing
   * @param filler31 null if it is missing
   * @param filler32 null if it is missing
   * @param filler33 null if it is missing
   * @param filler34 null if it is missing
   * @param filler35 null if it is missing
   * @param filler36 null if it is missing
   * @param filler37 null if it is missing
   * @param filler38 null if it is missing
   * @param filler39 null if it is missing
   * @param filler40 null if it is missing
   * @param filler41 null if it is missing
   * @param filler42 null if it is missing
   * @param filler43 null if it is missing
   * @param filler44 null if it is missing
   * @param filler45 null if it is missing
   * @param filler46 null if it is missing
   * @param filler47 null if it is missing
   * @param filler48 null if it is missing
   * @param filler49 null if it is missing
   * @param filler50 null if it is missing
   * @param filler51 null if it is missing
   * @param filler52 null if it is missing
   * @param filler53 null if it is missing
   * @param filler54 null if it is missing
   * @param filler55 null if it is missing
   * @param filler56 null if it is missing
   * @param filler57 null if it is missing
   * @param filler58 null if it is missing
   * @param filler59 null if it is missing
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public R {
    java.util.Objects.requireNonNull(out, "out");
    java.util.Objects.requireNonNull(event, "event");
    java.util.Objects.requireNonNull(e\u0301t\u00e9, "e\u0301t\u00e9");
    Constraints.minLength("e\u0301t\u00e9", e\u0301t\u00e9, 1);
    Constraints.maxLength("e\u0301t\u00e9", e\u0301t\u00e9, 9);
    Constraints.matches("e\u0301t\u00e9", e\u0301t\u00e9, E\u0301T\u00c9_PATTERN);
    java.util.Objects.requireNonNull(code, "code");
    if (code instanceof Presence.Value<java.lang.String> given) {
      Constraints.minLength("code", given.value(), 2);
      Constraints.maxLength("code", given.value(), 3);
      Constraints.matches("code", given.value(), CODE_PATTERN);
    }
    Constraints.finite("share", share);
    Constraints.above("share", share, -0.5);
    Constraints.below("share", share, 1.7976931348623157E308);
    if (count != null) {
      Constraints.atLeast("count", count, 1);
      Constraints.atMost("count", count, 8999999999999999999L);
    }
    java.util.Objects.requireNonNull(union, "union");
    java.util.Objects.requireNonNull(nested, "nested");
    names = Copies.listWithNulls("names", names);
    if (counts != null) {
      counts = Copies.mapWithNulls("counts", counts);
    }
    java.util.Objects.requireNonNull(json, "json");
    java.util.Objects.requireNonNull(seenAtMs, "seenAtMs");
  }

  /** {@return {@link #seenAtMs()} as a moment, or null if it is missing} */
  public @Nullable Instant seenAt() {
    Long millis = seenAtMs.orNull();
    return millis == null ? null : Instant.ofEpochMilli(millis);
  }

  /** {@return {@link #ms()} as a length of time} */
  public Duration wait_() {
    return Duration.ofMillis(ms);
  }

  @java.lang.Override
  public java.lang.String title() {
    return "ends */ here, \\u002a/ too, C:\\users costs $5 $L {@code x} {@link\n"
            + "@see List<String> & \"q\" \u00e9 \ud83d\ude00 \ud800 \u0000\u001b[31m \u202e "
            + "\uffff\u0378 *\n"
            + "/\n"
            + "\n"
            + "\n"
            + "@param z </code>";
  }

  @java.lang.Override
  public MsgType msgType() {
    return MsgType.ERROR;
  }

  @java.lang.Override
  public java.lang.String message() {
    StringBuilder out = new StringBuilder(56);
    SetRenderer.append(out, this);
    return out.toString();
  }

  @java.lang.Override
  public void appendMessage(StringBuilder out) {
    SetRenderer.append(out, this);
  }

  @java.lang.Override
  public <R> R accept(Set.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
