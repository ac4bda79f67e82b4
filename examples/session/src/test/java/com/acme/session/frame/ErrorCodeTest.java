package com.acme.session.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.acme.session.wire.WireSchema;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ErrorCodeTest {

  @Test
  void theErrorsAreThoseOfTheTableOfTheBundle() {
    Set<String> rows = new TreeSet<>();
    for (JsonNode error : new WireSchema().bundle().get("errors")) {
      rows.add(error.get("code") + " " + error.get("kind").stringValue());
      error
          .path("overrideKinds")
          .forEach(kind -> rows.add(error.get("code") + " " + kind.stringValue()));
    }
    Set<String> known = new TreeSet<>();
    for (ErrorCode code : ErrorCode.values()) {
      known.add(code.code() + " " + code.kind());
    }
    assertEquals(rows, known);
  }
}
