import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A stream of random numbers: the same seed and number always give the same draws, on any machine. */
export interface Random {
  /** A whole number from 0 to `n - 1`, each equally likely. Throws RangeError unless `n` is from 1 to 4,294,967,295. */
  below(n: number): number;
  /** One element of a list. Throws RangeError if the list is empty. */
  pick<T>(from: readonly T[]): T;
  /** A new list in random order. */
  shuffle<T>(from: readonly T[]): T[];
  /** True with probability `p`. */
  chance(p: number): boolean;
}

/** Bytes of a block of ChaCha20. The first one serves almost every step. */
const BLOCK = 64;
/** Blocks that are drawn at a time after it. */
const MORE = 4;

/**
 * The random stream of one input of a session: ChaCha20 keyed by the seed, with the number of the input as nonce. It is
 * cryptographic, so that players cannot predict it from what they have seen, and there is no generator state to store.
 *
 * @param seed 32 bytes as 64 hexadecimal digits
 * @param n which input of the session, from 0
 * @throws TypeError with the first draw if the seed does not have this form
 *
 * @example
 * const [one, same] = [randomFor(seedOf('1'), 4), randomFor(seedOf('1'), 4)];
 * one.below(6) === same.below(6); // => true
 */
export function randomFor(seed: string, n: number): Random {
  return new Stream(seed, n);
}

function blocksOf(seed: string, n: number, from: number, count: number): Uint32Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setBigUint64(0, BigInt(n), true);
  const bytes = chacha20(keyOf(seed), nonce, new Uint8Array(count * BLOCK), undefined, from);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/**
 * Draws from any source of 32-bit words. It uses rejection instead of a remainder, so that no value is favoured.
 *
 * @example
 * randomFrom(() => 7).below(5); // => 2
 */
export const randomFrom = (word: () => number): Random => new DrawnWords(word);

/** Draws from 32-bit words. A class, because one is made at every move, and most moves draw nothing. */
abstract class RandomWords implements Random {
  protected abstract word(): number;

  below(n: number): number {
    if (!(n >= 1 && n <= 0xffffffff))
      throw new RangeError(`cannot draw a number below ${n}: n must be from 1 to 4,294,967,295`);
    const limit = 0x100000000 - (0x100000000 % n);
    for (;;) {
      const drawn = this.word();
      if (drawn < limit) return drawn % n;
    }
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }

  chance(p: number): boolean {
    return this.word() < p * 0x100000000;
  }

  shuffle<T>(from: readonly T[]): T[] {
    const out = [...from];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [out[i], out[j]] = [out[j]!, out[i]!];
    }
    return out;
  }
}

class DrawnWords extends RandomWords {
  readonly #source: () => number;

  constructor(source: () => number) {
    super();
    this.#source = source;
  }

  protected word(): number {
    return this.#source();
  }
}

class Stream extends RandomWords {
  readonly #seed: string;
  readonly #n: number;
  /** Most inputs draw nothing: the stream is set up with the first draw. */
  #words: Uint32Array | null = null;
  #next = 0;
  #blocks = 0;

  constructor(seed: string, n: number) {
    super();
    this.#seed = seed;
    this.#n = n;
  }

  protected word(): number {
    if (!this.#words || this.#next === this.#words.length) {
      const count = this.#blocks === 0 ? 1 : MORE;
      this.#words = blocksOf(this.#seed, this.#n, this.#blocks, count);
      this.#blocks += count;
      this.#next = 0;
    }
    return this.#words[this.#next++]!;
  }
}

/**
 * For scenarios: shuffles keep the order, and draws take the first element.
 *
 * @example
 * unshuffled.shuffle(['a', 'b']); // => ['a', 'b']
 */
export const unshuffled: Random = {
  below: () => 0,
  pick: (from) => from[0]!,
  shuffle: (from) => [...from],
  chance: () => false,
};

/**
 * The seed for a name, for tests and simulations: `seedOf('1')`.
 *
 * @example
 * seedOf('1').length; // => 64
 */
export const seedOf = (name: string): string => bytesToHex(sha256(utf8ToBytes(name)));

/**
 * The hash of the seed, which is shown before the deal. Anybody who gets the seed after the game can check it.
 *
 * @throws TypeError if the seed does not have 64 hexadecimal digits
 *
 * @example
 * commitmentOf(seedOf('1')).length; // => 64
 */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(keyOf(seed)));

function keyOf(seed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(seed))
    throw new TypeError('a seed must have 64 hexadecimal digits; seedOf makes one from any text');
  return hexToBytes(seed);
}
