import { mask, type Mask, type Me } from '@masque/protocol';
import type { Store } from '@masque/store';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { hashOf, idOf, isOwnToken, newToken } from './token.ts';

/** Somebody with a token, on one or several devices. */
export interface Person {
  readonly id: string;
  readonly name?: string;
  readonly mask?: Mask;
}

const kept = z.object({ name: z.string().optional(), mask: mask.optional() });
const TOKEN = /^[\w-]{43}$/;
/** Maximum number of unsaved people remembered. The oldest are forgotten first. */
const MAX_PASSING = 10_000;

/** Somebody who has come in and has not sat down yet. */
interface Passing {
  readonly tokenHash: string;
  readonly data: Me;
}

/**
 * People without accounts: whoever holds the token is the person. Only its hash is stored, and only once they first sit
 * down or open a table. Nothing is stored about people who only look in.
 */
export class People {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #key: Buffer;
  readonly #passing = new Map<string, Passing>();

  readonly #shared: boolean;

  /**
   * @param key signs the tokens
   * @param shared the store is shared with other servers, so anything they must know about a person is saved at once
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
    // This person now has another token: the given one was revoked.
    if (await this.#store.loadPerson(id)) return null;
    return { id, ...this.#pass(id, { tokenHash, data: this.#passing.get(id)?.data ?? {} }).data };
  }

  /** Creates a person without saving anything. The token is not kept, so this is the only chance to read it. */
  create(): { person: Person; token: string } {
    const token = newToken(this.#key);
    const id = idOf(this.#key, token);
    this.#pass(id, { tokenHash: hashOf(token), data: {} });
    return { person: { id }, token };
  }

  /** Remembers the last chosen name and mask. For people who only look in, this lasts until the server stops. */
  async remember(id: string, change: Me): Promise<void> {
    if (this.#shared) return this.keep(id, change);
    const record = await this.#store.loadPerson(id);
    const passing = this.#passing.get(id);
    if (record) await this.#save({ id, ...kept.parse(record.data), ...defined(change) }, record.tokenHash);
    else if (passing) this.#pass(id, { ...passing, data: { ...passing.data, ...defined(change) } });
  }

  /** Saves a person permanently, with the last chosen name and mask. */
  async keep(id: string, change: Me = {}): Promise<void> {
    const record = await this.#store.loadPerson(id);
    const tokenHash = record?.tokenHash ?? this.#passing.get(id)?.tokenHash;
    if (tokenHash === undefined) return;
    const before = record ? kept.parse(record.data) : this.#passing.get(id)!.data;
    await this.#save({ id, ...before, ...defined(change) }, tokenHash);
    this.#passing.delete(id);
  }

  /** Saves a person whose table is on another server, which would otherwise not know them. */
  async introduce(id: string): Promise<void> {
    if (!(await this.#store.loadPerson(id))) await this.keep(id);
  }

  /** Gives a person a new token, which logs out all devices except the one that gets it. */
  async renew(id: string): Promise<string> {
    await this.keep(id);
    const token = newToken(this.#key);
    if (await this.#store.loadPerson(id)) await this.#store.replaceToken(id, hashOf(token));
    else await this.#save({ id }, hashOf(token));
    return token;
  }

  /** A token with which a person may {@link goOn} from now on. They are saved, so that it can be told whose it is. */
  async offer(id: string): Promise<string> {
    await this.keep(id);
    return newToken(this.#key);
  }

  /**
   * A person uses the token that they were offered together with the one they had. Until then it may not have reached
   * them; from now on, it is their only one.
   *
   * @returns the id of the person; `null`: the previous token is no longer valid
   */
  async goOn(previous: string, token: string): Promise<string | null> {
    const record = await this.#store.personByToken(hashOf(previous));
    if (!record || !isOwnToken(this.#key, token)) return null;
    await this.#store.replaceToken(record.id, hashOf(token));
    return record.id;
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
