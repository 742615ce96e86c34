import { isOpen, randomFor } from '@masque/core';
import type { Received } from '@masque/protocol';
import { randomUUID } from 'node:crypto';
import { remember, type WitnessedRequest, type WitnessedMoment, type Witness } from '../audit/witness.ts';
import { anyOf } from '../bots/random.ts';
import { newSeed } from '../identity/token.ts';
import { Client } from '../test/client.ts';

/** How often people look at their phone, in milliseconds. */
const LOOK_MS = 150;
/** How long they wait for an answer before they consider the connection lost, in milliseconds. */
const PATIENCE_MS = 8000;

/** Whose phone it is. */
export interface Owner {
  readonly name: string;
  readonly person: string;
  /** It changes when its owner gets another phone. */
  cookie: string;
}

/** A connection that ended, and how long it took until another one had all, in milliseconds. */
export interface Break {
  /** The code with which it was closed, or why the phone hung up. */
  readonly why: number | string;
  readonly ms: number;
}

/** Why a phone hangs up that is not its owner's any more. */
export const REPLACED = 'replaced';

/** A phone whose owner plays at random, reconnects whenever the connection breaks, and repeats unanswered requests. */
export class ChaosPhone implements Witness {
  readonly name: string;
  readonly person: string;
  readonly asked: WitnessedRequest[] = [];
  readonly moments: WitnessedMoment[] = [];
  readonly problems: string[] = [];
  readonly standIn: boolean;
  readonly #owner: Owner;
  readonly #code: string;
  readonly #at: string;
  readonly #anyUrl: () => string;
  readonly #mixed: boolean;
  readonly #seed: string;
  #moves = 0;
  /** Counts the connections. */
  #turn = 0;
  #client: Client | null = null;
  /** Why it hung up. */
  #hungUp: string | null = null;
  #quiet = false;
  #stopped = false;
  returns = 0;
  games = 0;
  readonly breaks: Break[] = [];

  /**
   * @param of `evening`: the code of the evening that the table belongs to: a bot may then play for the owner. `mixed`: see
   * {@link Invitation}
   */
  constructor(
    owner: Owner,
    code: string,
    anyUrl: () => string,
    { evening, mixed = false }: { readonly evening?: string; readonly mixed?: boolean | undefined } = {},
  ) {
    this.name = `${owner.name} at ${code}`;
    this.person = owner.person;
    this.#owner = owner;
    this.#code = code;
    this.standIn = evening !== undefined;
    this.#at = evening ?? code;
    this.#anyUrl = anyUrl;
    this.#mixed = mixed;
    this.#seed = newSeed();
  }

  get client(): Client | null {
    return this.#client;
  }

  get seen(): Received | null {
    return this.#client?.seen ?? null;
  }

  /** Plays until it is stopped. */
  async play(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#connect();
        await this.#again();
        while (!this.#stopped && this.#client!.closed === null) {
          if (!this.#quiet) await this.#look();
          await new Promise((done) => setTimeout(done, LOOK_MS * (0.5 + Math.random())));
        }
      } catch (error) {
        // The node is gone, does not answer, or is busy.
        if (this.#client?.closed === null) this.#hungUp = (error as Error).message;
      }
      this.#turn++;
      if (!this.#stopped) {
        this.#client?.socket.terminate();
        await new Promise((done) => setTimeout(done, 200 + Math.random() * 300));
      }
    }
  }

  /** Stops playing but keeps reconnecting. */
  rest(): void {
    this.#quiet = true;
  }

  /** Stops reconnecting. */
  stop(): void {
    this.#stopped = true;
    this.#client?.socket.terminate();
  }

  async #connect(): Promise<void> {
    const before = this.#client;
    const from = before?.seen ? { from: before } : {};
    const { cookie } = this.#owner;
    const turn = ++this.#turn;
    const onDoc = ({ seen, epoch, socket }: Client): void => {
      // Somebody who has waited too long for a connection does not look at it any more.
      if (turn !== this.#turn) socket.terminate();
      else remember(this.moments, seen, epoch);
    };
    this.#client = await within(Client.join(this.#anyUrl(), this.#code, { cookie, at: this.#at, onDoc, ...from }));
    if (before) this.returns++;
    await this.#client.until(() => this.#client!.doc !== null);
    await within(this.#client.settled(), this.#client);
    if (before?.closed)
      this.breaks.push({ why: this.#hungUp ?? before.closed.code, ms: performance.now() - before.closedAt });
    this.#hungUp = null;
    this.#compare(before, this.#client);
  }

  /** Once a line of a game's log has been read, it must never change. */
  #compare(before: Client | null, after: Client): void {
    const [was, is] = [before?.doc?.play, after.doc?.play];
    if (!before || !was || !is || was.id !== is.id) return;
    // Whoever has left the table in between reads what everybody reads.
    if (before.doc?.you?.seat !== after.doc?.you?.seat) return;
    // Clients that join late get only the last lines, and a node that has just taken over may be slightly behind: only
    // the lines that both have are compared.
    const first = Math.max(before.seen!.from, after.seen!.from);
    const end = Math.min(...[before, after].map(({ seen }) => seen!.from + seen!.log.length));
    const part = (name: string, value: unknown): unknown => (this.#mixed && name === 'at' ? undefined : value);
    const linesOf = ({ seen }: Client): string =>
      JSON.stringify(seen!.log.slice(first - seen!.from, Math.max(first, end) - seen!.from), part);
    const [old, now] = [linesOf(before), linesOf(after)];
    if (old !== now) this.problems.push(`two histories of ${was.id}`);
  }

  /** Repeats unanswered requests under the same idempotency keys. */
  async #again(): Promise<void> {
    const open = this.asked.filter((it) => it.answer === null);
    for (const it of open) await this.#ask(it);
  }

  async #look(): Promise<void> {
    const { doc } = this.#client!;
    if (!doc?.play || doc.you?.seat == null) return;
    if (doc.play.outcome) {
      if (doc.you.host) {
        this.games++;
        await within(this.#client!.do({ do: 'rematch' }), this.#client!);
      }
      return;
    }
    const open = doc.play.offers.filter(isOpen);
    const needed = open.filter((it) => !it.optional);
    const offers = needed.length > 0 ? needed : Math.random() < 0.1 ? open : [];
    if (offers.length === 0) return;
    const action = anyOf(offers, randomFor(this.#seed, this.#moves++));
    const it: WitnessedRequest = { session: doc.play.id, key: randomUUID(), seat: doc.you.seat, action, answer: null };
    this.asked.push(it);
    await this.#ask(it);
  }

  async #ask(it: WitnessedRequest): Promise<void> {
    const { type, window, params } = it.action;
    const reply = await within(this.#client!.act({ type, window }, params, it.key, it.session), this.#client!);
    // Busy: it may or may not have been taken, so it is repeated.
    if (reply.t === 'ok') it.answer = 'ok';
    else if (reply.code !== 'busy' && reply.code !== 'rate') it.answer = 'refused';
    else throw new Error('busy');
  }
}

/**
 * @param by the connection that it depends on
 * @throws Error when it takes longer than people wait, or the connection is lost
 */
export async function within<T>(work: Promise<T>, by?: { readonly gone: Promise<void> }): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => (timer = setTimeout(() => fail(new Error('no answer')), PATIENCE_MS)));
  const lost = by?.gone.then(() => Promise.reject(new Error('the connection is lost')));
  return Promise.race([work, late, ...(lost ? [lost] : [])]).finally(() => clearTimeout(timer));
}
