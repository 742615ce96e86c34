/**
 * The version of the protocol. Raised when an old client could misread a new server; a client that sends another number
 * in its `hello` is told to reload the page.
 *
 * @example
 * clientMessage.safeParse({ t: 'hello', v: PROTOCOL, table: 'VELA', as: 'seat', lang: 'en' }).success; // => true
 */
export const PROTOCOL = 2;
