package dev.retryevents.json.jackson2;

import com.fasterxml.jackson.databind.module.SimpleModule;
import dev.retryevents.json.JsonCodec;

/**
 * Lets databind of Jackson 2 read and write types with their codecs, without reflection.
 *
 * <pre>{@code
 * ObjectMapper mapper = JsonMapper.builder()
 *     .addModule(new CodecModule().with(Session.class, SessionCodec.INSTANCE))
 *     .build();
 * }</pre>
 *
 * <p>A fault is a {@link com.fasterxml.jackson.databind.JsonMappingException} with the place as
 * Jackson has it, whose cause is the {@link dev.retryevents.json.JsonException}.
 */
@SuppressWarnings("exports") // who uses it requires Jackson, and nobody else must
public final class CodecModule extends SimpleModule {

  private static final long serialVersionUID = 1L;

  /** A module without codecs. */
  public CodecModule() {
    super("retry-events");
  }

  /**
   * Adds a codec, before the module is registered.
   *
   * @param type the type
   * @param codec its codec
   * @param <T> the type
   * @return this module
   */
  public <T> CodecModule with(Class<T> type, JsonCodec<T> codec) {
    addSerializer(type, new CodecSerializer<>(codec));
    addDeserializer(type, new CodecDeserializer<>(codec));
    return this;
  }

  /** A module is registered once for each name, but each has codecs of its own. */
  @Override
  public Object getTypeId() {
    return this;
  }
}
