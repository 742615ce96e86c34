import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a deal is made of besides the seed of the house: by seat, the number of a player's device, or none. */
export type Numbers = readonly (string | null)[];

/**
 * The seed of a deal, of the seed of the house and a number of each player: nobody who does not know all of them, or
 * cannot choose the last one freely, can choose the cards. All are 64 hexadecimal digits.
 *
 * @example
 * const [house, ada] = [seedOf('house'), seedOf('ada')];
 * dealtFrom(house, [ada, null]) === dealtFrom(house, [null, ada]); // => false
 */
export const dealtFrom = (house: string, numbers: Numbers): string =>
  bytesToHex(
    sha256(
      concatBytes(
        utf8ToBytes('masque deal'),
        hexToBytes(house),
        ...numbers.map((it) => (it === null ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hexToBytes(it)))),
      ),
    ),
  );

/**
 * The chain of hashes over a game: its beginning, and each input after it. Keyed by the seed, so that nobody who is told
 * a link before the end can try out what others have secretly done.
 *
 * @example
 * const chain = chainOf(seedOf('a game'));
 * const inputs = [{ at: 1, leave: 0 }];
 * inputs.reduce(chain.next, chain.first({ game: 'coup', names: ['Ada'] })).length; // => 64
 */
export function chainOf(seed: string): {
  readonly first: (deal: object) => string;
  readonly next: (link: string, input: object) => string;
} {
  const key = sha256(concatBytes(utf8ToBytes('masque chain'), hexToBytes(seed)));
  const mac = (text: string): string => bytesToHex(hmac(sha256, key, utf8ToBytes(text)));
  return { first: (deal) => mac(canonical(deal)), next: (link, input) => mac(`${link} ${canonical(input)}`) };
}

/** JSON in which the order of properties does not count. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
