import { mask, type Mask, type Me } from '@masque/protocol';
import type { Store } from '@masque/store';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { hashOf, idOf, isOwnToken, newToken } from './token.ts';

/** Somebody with a token, on one device or several. */
export interface Person {
  readonly id: string;
  readonly name?: string;
  readonly mask?: Mask;
}

const kept = z.object({ name: z.string().optional(), mask: mask.optional() });
const TOKEN = /^[\w-]{43}$/;
/** People of whom nothing is written down that are remembered until they sit; the oldest are forgotten first. */
const MAX_PASSING = 10_000;

/** Somebody who has come in and has not sat down yet. */
interface Passing {
  readonly tokenHash: string;
  readonly data: Me;
}

/**
 * People without accounts: whoever holds the token is the person. Only its hash is kept, and nothing at all of those who
 * only look in: they are written down when they first sit down or open a table.
 */
export class People {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #key: Buffer;
  readonly #passing = new Map<string, Passing>();

  readonly #shared: boolean;

  /**
   * @param key marks the tokens
   * @param shared other servers have the same store: what they are to know of somebody is written down at once
   */
  constructor(store: Store, clock: Clock, key: Buffer, shared = false) {
    this.#shared = shared;
    this.#store = store;
    this.#clock = clock;
    this.#key = key;
  }

  /** The person with this token, if there is one. */
  async of(token: string | undefined): Promise<Person | null> {
    if (token === undefined || !TOKEN.test(token)) return null;
    const tokenHash = hashOf(token);
    const record = await this.#store.personByToken(tokenHash);
    if (record) return { id: record.id, ...kept.parse(record.data) };
    if (!isOwnToken(this.#key, token)) return null;
    const id = idOf(this.#key, token);
    // Somebody with another token now: this one was taken back.
    if (await this.#store.loadPerson(id)) return null;
    return { id, ...this.#pass(id, { tokenHash, data: this.#passing.get(id)?.data ?? {} }).data };
  }

  /** Somebody new, of whom nothing is written down. The token is not kept: this is the only time it can be read. */
  create(): { person: Person; token: string } {
    const token = newToken(this.#key);
    const id = idOf(this.#key, token);
    this.#pass(id, { tokenHash: hashOf(token), data: {} });
    return { person: { id }, token };
  }

  /** Remembers the name and mask last chosen: of those who only look in, for as long as the server runs. */
  async remember(id: string, change: Me): Promise<void> {
    if (this.#shared) return this.keep(id, change);
    const record = await this.#store.loadPerson(id);
    const passing = this.#passing.get(id);
    if (record) await this.#save({ id, ...kept.parse(record.data), ...defined(change) }, record.tokenHash);
    else if (passing) this.#pass(id, { ...passing, data: { ...passing.data, ...defined(change) } });
  }

  /** Writes somebody down for good, with the name and mask last chosen. */
  async keep(id: string, change: Me = {}): Promise<void> {
    const record = await this.#store.loadPerson(id);
    const tokenHash = record?.tokenHash ?? this.#passing.get(id)?.tokenHash;
    if (tokenHash === undefined) return;
    const before = record ? kept.parse(record.data) : this.#passing.get(id)!.data;
    await this.#save({ id, ...before, ...defined(change) }, tokenHash);
    this.#passing.delete(id);
  }

  /** Writes somebody down whose table is at another server, where nothing else is known of them. */
  async introduce(id: string): Promise<void> {
    if (!(await this.#store.loadPerson(id))) await this.keep(id);
  }

  /** Gives a person another token, so that all devices but the one that gets it are nobody any more. */
  async renew(id: string): Promise<string> {
    await this.keep(id);
    const record = await this.#store.loadPerson(id);
    const token = newToken(this.#key);
    await this.#save({ id, ...kept.parse(record?.data ?? {}) }, hashOf(token));
    return token;
  }

  #pass(id: string, passing: Passing): Passing {
    this.#passing.delete(id);
    this.#passing.set(id, passing);
    const [oldest] = this.#passing.keys();
    if (this.#passing.size > MAX_PASSING) this.#passing.delete(oldest!);
    return passing;
  }

  async #save({ id, ...data }: Person, tokenHash: string): Promise<void> {
    await this.#store.savePerson({ id, tokenHash, data, savedAt: this.#clock.now() });
  }
}

const defined = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;
