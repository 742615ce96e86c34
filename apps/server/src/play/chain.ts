import { chainOf } from '@masque/protocol';
import { createHash, hash } from 'node:crypto';

/** Block size of SHA-256, in bytes. */
const BLOCK = 64;
/** Length of a hash, in bytes. */
const HASH = 32;

/** The hash chain over a game. */
export interface Links {
  readonly first: (deal: object) => string;
  /** @param input as written by {@link canonical} */
  readonly next: (link: string, input: string) => string;
}

/**
 * The hash chain over a game, with the same result as the protocol's `chainOf`. It uses Node's own crypto library
 * because every move of every table is linked.
 */
export function linksOf(seed: string): Links {
  const key = createHash('sha256').update('masque chain').update(Buffer.from(seed, 'hex')).digest();
  const mac = macBy(key);
  return { first: chainOf(seed).first, next: (link, input) => mac(`${link} ${input}`) };
}

/** HMAC-SHA-256 (RFC 2104) in hexadecimal, for a key that is not longer than a block. */
function macBy(key: Buffer): (text: string) => string {
  const [inner, outer] = [0x36, 0x5c].map((pad) => {
    const block = Buffer.alloc(BLOCK, pad);
    for (const [i, byte] of key.entries()) block[i]! ^= byte;
    return block;
  });
  return (text) => {
    const inside = hash('sha256', Buffer.concat([inner!, Buffer.from(text)]), 'buffer');
    return hash('sha256', Buffer.concat([outer!, inside], BLOCK + HASH), 'hex');
  };
}

/**
 * Canonical JSON: the order of properties does not matter. Values that JSON cannot represent are left out, as in JSON.
 */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const it of value) text += text === '' ? canonical(it) : `,${canonical(it)}`;
    return `[${text}]`;
  }
  const record = value as { readonly [name: string]: unknown };
  for (const name of inOrder(Object.keys(record))) {
    const part = record[name];
    if (part === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(part)}`;
  }
  return `{${text}}`;
}

/** In objects, numeric names come before all others and in numeric order. */
function inOrder(names: string[]): readonly string[] {
  let last = '';
  for (const name of names) {
    if (isIndex(name)) return Object.keys(Object.fromEntries(names.sort(byCodeUnits).map((it) => [it, 0])));
    if (name < last) return names.some(isIndex) ? inOrder(names.sort(byCodeUnits)) : names.sort(byCodeUnits);
    last = name;
  }
  return names;
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const isIndex = (name: string): boolean => name >= '0' && name < ':';
