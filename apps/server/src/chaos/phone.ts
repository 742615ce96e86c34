import { randomFor, type Action } from '@masque/core';
import { randomUUID } from 'node:crypto';
import { anyOf } from '../bots/random.ts';
import { newSeed } from '../identity/token.ts';
import { Client } from '../test/client.ts';

/** A request and its result. */
export interface Asked {
  readonly session: string;
  readonly key: string;
  readonly seat: number;
  readonly action: Action;
  /** `undefined`: not yet known. */
  answer?: 'ok' | 'refused';
  /** Why it was refused. */
  why?: string;
}

/** How often people look at their phone, in milliseconds. */
const LOOK_MS = 150;
/** How long they wait for an answer before they consider the connection lost, in milliseconds. */
const PATIENCE_MS = 8000;

/** A phone whose owner plays at random, reconnects whenever the connection breaks, and repeats unanswered requests. */
export class Phone {
  readonly asked: Asked[] = [];
  readonly problems: string[] = [];
  readonly cookie: string;
  readonly #code: string;
  readonly #anyUrl: () => string;
  readonly #seed: string;
  #moves = 0;
  #client: Client | null = null;
  #quiet = false;
  #stopped = false;
  returns = 0;
  games = 0;

  constructor(code: string, cookie: string, anyUrl: () => string) {
    this.#code = code;
    this.cookie = cookie;
    this.#anyUrl = anyUrl;
    this.#seed = newSeed();
  }

  get client(): Client | null {
    return this.#client;
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
      } catch {
        // The node is gone or does not answer.
      }
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
    this.#client = await within(Client.join(this.#anyUrl(), this.#code, { cookie: this.cookie, ...from }));
    if (before) this.returns++;
    await this.#client.until(() => this.#client!.doc !== null);
    await within(this.#client.settled());
    this.#compare(before, this.#client);
  }

  /** Once a line of a game's log has been read, it must never change. */
  #compare(before: Client | null, after: Client): void {
    const [was, is] = [before?.doc?.play, after.doc?.play];
    if (!before || !was || !is || was.id !== is.id) return;
    // Clients that join late get only the last lines, so only the lines that both have are compared.
    const first = Math.max(before.seen!.from, after.seen!.from);
    const end = before.seen!.from + before.log.length;
    const linesOf = ({ seen }: Client): string =>
      JSON.stringify(seen!.log.slice(first - seen!.from, Math.max(first, end) - seen!.from));
    const [old, now] = [linesOf(before), linesOf(after)];
    if (old !== now) this.problems.push(`two histories of ${was.id}`);
  }

  /** Repeats unanswered requests under the same idempotency keys. */
  async #again(): Promise<void> {
    const open = this.asked.filter((it) => it.answer === undefined);
    for (const it of open) await this.#ask(it);
  }

  async #look(): Promise<void> {
    const { doc } = this.#client!;
    if (!doc?.play || doc.you?.seat == null) return;
    if (doc.play.outcome) {
      if (doc.you.host) {
        this.games++;
        await within(this.#client!.do({ do: 'rematch' }));
      }
      return;
    }
    const needed = doc.play.offers.filter((it) => !it.optional);
    const offers = needed.length > 0 ? needed : Math.random() < 0.1 ? doc.play.offers : [];
    if (offers.length === 0) return;
    const action = anyOf(offers, randomFor(this.#seed, this.#moves++));
    const it: Asked = { session: doc.play.id, key: randomUUID(), seat: doc.you.seat, action };
    this.asked.push(it);
    await this.#ask(it);
  }

  async #ask(it: Asked): Promise<void> {
    const { type, window, params } = it.action;
    const reply = await within(this.#client!.act({ type, window }, params, it.key, it.session));
    // Busy: it may or may not have been taken, so it is repeated.
    if (reply.t === 'ok') it.answer = 'ok';
    else if (reply.code !== 'busy' && reply.code !== 'rate') [it.answer, it.why] = ['refused', reply.code];
    else throw new Error('busy');
  }
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => (timer = setTimeout(() => fail(new Error('no answer')), PATIENCE_MS)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
