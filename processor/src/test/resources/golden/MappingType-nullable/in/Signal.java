package demo;

import org.jspecify.annotations.Nullable;

sealed interface Signal {
  record Slow(@Nullable String model) implements Signal {}
}
