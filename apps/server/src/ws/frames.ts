/** Frames as they arrive from a client (RFC 6455, 5.2). */

/** The first byte of a frame with a complete text message. */
export const TEXT = 0x81;
/** Set in the first byte of the last frame of a message. */
const FIN = 0x80;
/** Set in the second byte of a frame with a mask; the rest of that byte is the length or says where it is. */
const MASKED = 0x80;
const MASK_BYTES = 4;
/** Says that the length follows in two bytes. */
const LONG = 126;

/** Longer messages are left to the library, which limits them. */
const SHORT_BYTES = 4096;

/**
 * The text of a chunk that is exactly one frame with a complete short message in ASCII; `null`: it is anything else.
 * The chunk of a text that was read may not be used afterwards.
 */
export function textIn(chunk: Buffer): string | null {
  if (chunk.length < 6 || chunk[0] !== TEXT) return null;
  const [head, bytes] = chunk[1] === (MASKED | LONG) ? [4, chunk.readUInt16BE(2)] : [2, chunk[1]! - MASKED];
  const from = head + MASK_BYTES;
  // In one byte, a larger number says that the length follows.
  if (head === 2 && bytes >= LONG) return null;
  if (bytes < 0 || bytes > SHORT_BYTES || chunk.length !== from + bytes) return null;
  if (unmask(chunk, head, from) < 0x80) return chunk.toString('latin1', from);
  // Other alphabets are the library's, which checks their encoding. A mask undoes itself.
  unmask(chunk, head, from);
  return null;
}

/** Applies the mask in place. Returns the bits that are set in any byte. */
function unmask(chunk: Buffer, mask: number, from: number): number {
  let all = 0;
  for (let i = from; i < chunk.length; i++) all |= chunk[i]! ^= chunk[mask + ((i - from) & 3)]!;
  return all;
}

/** Does a chunk that begins with a frame also end with one, and are all of them complete messages? */
export function isWhole(chunk: Buffer): boolean {
  let at = 0;
  while (at < chunk.length) {
    const [first, second] = [chunk[at]!, chunk[at + 1]];
    if ((first & FIN) === 0 || second === undefined || second < MASKED) return false;
    const short = second - MASKED;
    if (short > LONG || (short === LONG && at + 4 > chunk.length)) return false;
    at += MASK_BYTES + (short === LONG ? 4 + chunk.readUInt16BE(at + 2) : 2 + short);
  }
  return at === chunk.length;
}
