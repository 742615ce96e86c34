import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a deal is made from besides the server's seed: by seat, the number of a player's device, or none. */
export type Numbers = readonly (string | null)[];

/**
 * The seed of a deal, made from the server's seed and a number of each player. Nobody can choose the cards without
 * knowing all of them, or being free to choose the last one. All are 64 hexadecimal digits.
 *
 * @throws RangeError if one of them is not hexadecimal
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
 * Eight digits computed from everything a deal was made from, for people to compare aloud: a person who was sent a
 * different commitment or different numbers from the rest of the room sees different digits. Everything in it was
 * sealed before it could be known, so nobody can search for a deal with the digits of another one.
 *
 * @example
 * checkNumberOf(commitmentOf(seedOf('house')), [{ seal: commitmentOf(seedOf('ada')), number: seedOf('ada') }, null]); // => '3532 4929'
 */
export function checkNumberOf(
  commitment: string,
  given: readonly ({ readonly seal: string; readonly number: string | null } | null)[],
): string {
  const all = given.map((it) => it && [it.seal, it.number]);
  const bytes = sha256(utf8ToBytes(`masque deal number ${JSON.stringify([commitment, all])}`));
  const digits = String(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) % 1e8).padStart(8, '0');
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}

/**
 * The hash chain of a game: its beginning, and each input after it. It is keyed by the seed, so that nobody who gets a
 * link before the end can try out what others may have done in secret.
 *
 * @throws RangeError if the seed is not hexadecimal
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

/** JSON in which the order of properties does not matter. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
