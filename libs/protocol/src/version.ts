/**
 * The version of the protocol. Raised when an old client could misread a new server, or would be refused for leaving out
 * what it does not know of; a client that sends another number in its `hello` is told to reload the page.
 *
 * @example
 * clientMessage.safeParse({ t: 'hello', v: PROTOCOL, table: 'VELA', as: 'seat', lang: 'en' }).success; // => true
 */
export const PROTOCOL = 3;
