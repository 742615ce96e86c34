import { chainOf } from '@masque/protocol';
import { createHash, hash } from 'node:crypto';

/** Bytes that SHA-256 works on at a time. */
const BLOCK = 64;
/** Bytes of a hash. */
const HASH = 32;

/** The chain of hashes over a game. */
export interface Links {
  readonly first: (deal: object) => string;
  /** @param input as {@link canonical} writes it */
  readonly next: (link: string, input: string) => string;
}

/**
 * The chain of hashes over a game, as `chainOf` of the protocol makes it, by the library that Node comes with: every move
 * of every table is linked.
 */
export function linksOf(seed: string): Links {
  const key = createHash('sha256').update('masque chain').update(Buffer.from(seed, 'hex')).digest();
  const mac = macBy(key);
  return { first: chainOf(seed).first, next: (link, input) => mac(`${link} ${input}`) };
}

/** HMAC-SHA-256 (RFC 2104) as hexadecimal digits, by a key that is no longer than a block. */
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

/** JSON in which the order of properties does not count. What JSON cannot hold is left out, as it is there. */
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

/** Objects have names that are numbers before all others, and in their own order. */
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
