/**
 * The version of the wire. Raised when an old client could misread a new server; a client that says another number in
 * its `hello` is told to reload the page.
 */
export const PROTOCOL = 1;
