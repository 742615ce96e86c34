import { mask, type Mask, type Me } from '@masque/protocol';
import type { Store } from '@masque/store';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { hashOf, newId, newToken } from './token.ts';

/** Somebody with a token, on one device or several. */
export interface Person {
  readonly id: string;
  readonly name?: string;
  readonly mask?: Mask;
}

const kept = z.object({ name: z.string().optional(), mask: mask.optional() });
const TOKEN = /^[\w-]{43}$/;

/** People without accounts: whoever holds the token is the person. Only its hash is kept. */
export class People {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The person with this token, if there is one. */
  async of(token: string | undefined): Promise<Person | null> {
    if (token === undefined || !TOKEN.test(token)) return null;
    const record = await this.#store.personByToken(hashOf(token));
    return record && { id: record.id, ...kept.parse(record.data) };
  }

  /** Somebody new. The token is not kept: this is the only time it can be read. */
  async create(): Promise<{ person: Person; token: string }> {
    const person = { id: newId() };
    const token = newToken();
    await this.#save(person, hashOf(token));
    return { person, token };
  }

  /** Remembers the name and mask last chosen. */
  async change(id: string, change: Me): Promise<void> {
    const record = await this.#store.loadPerson(id);
    if (record) await this.#save({ id, ...kept.parse(record.data), ...defined(change) }, record.tokenHash);
  }

  /**
   * Another token for somebody whose phone is lost: from now on whoever holds this one is that person, and the old one
   * proves nothing.
   * @returns `null` when there is nobody with this id
   */
  async renew(id: string): Promise<string | null> {
    const record = await this.#store.loadPerson(id);
    if (!record) return null;
    const token = newToken();
    await this.#store.savePerson({ ...record, tokenHash: hashOf(token), savedAt: this.#clock.now() });
    return token;
  }

  async #save({ id, ...data }: Person, tokenHash: string): Promise<void> {
    await this.#store.savePerson({ id, tokenHash, data, savedAt: this.#clock.now() });
  }
}

const defined = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;
