import { chainOf } from '@masque/protocol';
import { createHash, hash } from 'node:crypto';

/** Block size of SHA-256, in bytes. */
const BLOCK = 64;

/** The hash chain over a game. */
export interface HashChain {
  readonly first: (deal: object) => string;
  /** @param input as written by {@link canonical} */
  readonly next: (link: string, input: string) => string;
}

/**
 * The hash chain over a game, with the same result as the protocol's `chainOf`. It uses Node's own crypto library
 * because every move of every table is linked.
 */
export function linksOf(seed: string): HashChain {
  const key = createHash('sha256').update('masque chain').update(Buffer.from(seed, 'hex')).digest();
  const mac = macBy(key);
  return { first: chainOf(seed).first, next: (link, input) => mac(`${link} ${input}`, 'hex') };
}

/**
 * HMAC-SHA-256 (RFC 2104) of texts with one key. Node's own `createHmac` prepares the key again for every text, which
 * takes longer than to hash a short one.
 */
export function macBy(key: Uint8Array): (text: string, encoding: 'hex' | 'base64url') => string {
  const short = key.length > BLOCK ? hash('sha256', key, 'buffer') : key;
  return hashing(blockOf(short, 0x36), blockOf(short, 0x5c));
}

const hashing =
  (inner: string, outer: string): ReturnType<typeof macBy> =>
  (text, encoding) =>
    hash('sha256', joined(outer, hash('sha256', joined(inner, text, 'utf8'), 'binary'), 'latin1'), encoding);

/** A block of the key as Latin-1: as a buffer, it would take four times the memory, at every table. */
function blockOf(key: Uint8Array, pad: number): string {
  const block = Buffer.alloc(BLOCK, pad);
  for (const [i, byte] of key.entries()) block[i]! ^= byte;
  return block.toString('latin1');
}

/** Reused for everything that is hashed, unless it is too long. */
const room = Buffer.alloc(4096);

/** The bytes of a block and a text. They may be used until the next call. */
function joined(block: string, text: string, encoding: 'utf8' | 'latin1'): Buffer {
  // In UTF-8, nothing takes more than three bytes for each unit of a string.
  const max = BLOCK + 3 * text.length;
  const bytes = max <= room.length ? room : Buffer.allocUnsafe(max);
  bytes.write(block, 0, 'latin1');
  return bytes.subarray(0, BLOCK + bytes.write(text, BLOCK, encoding));
}

/**
 * Canonical JSON: the order of properties does not matter. Values that JSON cannot represent are left out, as in JSON.
 */
export const canonical = (value: unknown): string => JSON.stringify(inOrder(value));

/** A copy as it would be read back from its canonical JSON. */
export function inOrder<T>(value: T): T;
export function inOrder(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  // JSON has one zero.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return value.map((it: unknown) => inOrder(it));
  const record = value as { readonly [name: string]: unknown };
  const copy: Record<string, unknown> = {};
  for (const name of sorted(Object.keys(record))) {
    if (record[name] === undefined) continue;
    const part = inOrder(record[name]);
    if (name === '__proto__') Object.defineProperty(copy, name, { value: part, ...ordinary });
    else copy[name] = part;
  }
  return copy;
}

const ordinary = { enumerable: true, configurable: true, writable: true };

/** Above this number, a list is sorted by the library. */
const FEW = 16;

/** Sorts names in place by their code units. An input has few, for which the library would take up 1.6 KB. */
function sorted(names: string[]): string[] {
  if (names.length > FEW) return names.sort();
  for (let i = 1; i < names.length; i++) {
    const name = names[i]!;
    let at = i;
    for (; at > 0 && names[at - 1]! > name; at--) names[at] = names[at - 1]!;
    names[at] = name;
  }
  return names;
}
