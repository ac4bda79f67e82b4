package dev.retryevents.processor.check.sample;

/**
 * What is wrong with the JSON of a sample.
 *
 * @param pointer where in the sample (RFC 6901); empty for the whole of it
 * @param sentence what is wrong and what to write
 */
record SampleFault(String pointer, String sentence) {

  @Override
  public String toString() {
    return pointer.isEmpty() ? sentence : pointer + " " + sentence;
  }
}
