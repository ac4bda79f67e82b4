/**
 * What a person sees.
 *
 * <p>Takes: lines to say, and one line that changes. Gives: both on a terminal, or on whatever
 * stands in its place. May not see: any other package of the program.
 */
@NullMarked
package com.acme.session.terminal;

import org.jspecify.annotations.NullMarked;
