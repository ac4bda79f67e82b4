/**
 * Codecs over Jackson 3: its parsers and generators, and a databind module.
 *
 * <p>Takes: codecs. Gives: inputs and outputs over Jackson's streams, and serializers. May see: the
 * JSON package and Jackson 3, which is optional: no class outside this package needs it.
 */
@NullMarked
package dev.retryevents.json.jackson3;

import org.jspecify.annotations.NullMarked;
