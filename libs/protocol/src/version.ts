/**
 * The version of the wire. Raised when an old client could misread a new server; a client that says another number in
 * its `hello` is told to reload the page.
 *
 * @example
 * clientMessage.safeParse({ t: 'hello', v: PROTOCOL, table: 'VELA', as: 'seat', lang: 'en' }).success; // => true
 */
export const PROTOCOL = 2;
