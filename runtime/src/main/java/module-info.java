/**
 * What programs with a table of retry events compile against.
 *
 * <p>JSpecify is read on to them, because the types generated into their modules use it: they need
 * it to compile, not to run. Jackson is needed by those alone who use a package named after it.
 */
module dev.retryevents.runtime {
  requires static com.fasterxml.jackson.databind;
  requires static transitive org.jspecify;
  requires static tools.jackson.databind;

  exports dev.retryevents.annotation;
  exports dev.retryevents.codec;
  exports dev.retryevents.event;
  exports dev.retryevents.harness;
  exports dev.retryevents.harness.errors;
  exports dev.retryevents.harness.errors.retry;
  exports dev.retryevents.harness.observe;
  exports dev.retryevents.harness.policy;
  exports dev.retryevents.harness.seam;
  exports dev.retryevents.json;
  exports dev.retryevents.json.jackson2;
  exports dev.retryevents.json.jackson3;
}
