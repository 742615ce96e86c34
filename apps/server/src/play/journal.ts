import {
  admit,
  advance,
  alarmsOf,
  commitmentOf,
  timelineOf,
  hasMaster,
  load,
  replay,
  save,
  start,
  type AnyGame,
  type Timeline,
  type Input,
  type Outcome,
  type Session,
  type Start,
} from '@masque/core';
import { agreed } from '@masque/protocol';
import type { SessionRecord, SessionStart, Store, WithSession } from '@masque/store';
import type { Logger } from 'pino';
import { done, refused, type RequestResult, type RequestRefusal } from '../answer.ts';
import type { Clock } from '../clock/clock.ts';
import type { Box } from '../identity/box.ts';
import { canonical, inOrder, linksOf, type HashChain } from './chain.ts';
import { byRules, inputsOf, logged, markOf, marksBy, RulesDiffer } from './logged.ts';

/** Number of inputs between two snapshots. */
const SNAPSHOT_EVERY = 200;
/** How often an input is retried after losing a race against other nodes. */
const MAX_TRIES = 5;

/** What a session is dealt from, apart from the time. */
export interface Deal {
  readonly tableId: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: object;
  readonly previous?: Outcome;
  /** By seat: the players' names, for the exported game. */
  readonly names: readonly string[];
  /** By seat: is this a person rather than a bot? */
  readonly people: readonly boolean[];
  /** By seat: the players' masks; empty: none. */
  readonly masks?: readonly string[];
  readonly proof: Proof;
}

/** What a deal was made from. */
export interface Proof {
  /** The house's seed. */
  readonly house: string;
  /** By seat: what players' devices contributed; absent: no device took part. */
  readonly entropy?: readonly ({ readonly seal: string; readonly number: string | null } | null)[];
}

/** What the store keeps of a deal in addition to the seed. */
export interface StoredDeal {
  readonly start: Omit<Start, 'seed'>;
  readonly names: readonly string[];
  readonly people?: readonly boolean[];
  readonly masks?: readonly string[];
  /** With the house's seed encrypted, like that of the game. Absent: the house's seed is the seed of the game. */
  readonly proof?: Proof;
  /** Hash of the state after the deal. Absent: dealt before hashes were introduced. */
  readonly mark?: string;
}

/** The deal of a game, loaded from the store. */
export interface Dealt {
  readonly start: Start;
  readonly names: readonly string[];
  readonly people: readonly boolean[] | undefined;
  readonly masks?: readonly string[] | undefined;
  readonly proof: Proof;
  readonly mark?: string | undefined;
}

/**
 * Decodes the deal of a stored game.
 * @throws WrongKey when the store was written with another key
 */
export function dealtAs({ setup, seed: wrapped }: SessionRecord, box: Box): Dealt {
  const { start: from, names, people, masks, proof, mark } = setup as StoredDeal;
  const seed = box.open(wrapped);
  const house = proof ? box.open(proof.house) : seed;
  return { start: { ...from, seed }, names, people, masks, proof: { ...proof, house }, mark };
}

/** The first entry of a game's hash chain. */
export const chainStart = (game: string, version: number, { start: from, names, people, proof }: Dealt): object =>
  plain(
    agreed({
      game,
      gameVersion: version,
      seats: from.seats,
      options: from.options as Record<string, unknown>,
      names: [...names],
      people: people && [...people],
      previous: from.previous,
      commitment: commitmentOf(proof.house),
      entropy: proof.entropy && { house: proof.house, seats: [...proof.entropy] },
      startedAt: from.at,
    }),
  );

/**
 * One game being played: the session in memory, and its log in the store, which is the source of truth. An input is
 * applied and appended with the sequence number it must have; only then does it take effect. If another node was
 * faster, the session catches up and the input is checked again.
 */
export class Journal {
  readonly id: string;
  readonly #store: Store;
  readonly #log: Logger;
  readonly #box: Box;
  readonly #link: HashChain['next'];
  readonly #mark: (session: Session) => string;
  /** What the game was dealt from. */
  readonly proof: Proof;
  #timeline: Timeline;
  #chain: string;
  /**
   * Idempotency keys of inputs taken here; `null`: other inputs were taken elsewhere, and only the store knows all
   * keys.
   */
  #keys: Set<string> | null;

  private constructor(
    id: string,
    { timeline, chain }: GameProgress,
    dealt: Dealt,
    on: JournalServices,
    keys: Set<string> | null,
  ) {
    this.#keys = keys;
    this.id = id;
    this.proof = dealt.proof;
    this.#timeline = timeline;
    this.#chain = chain;
    this.#link = linksOf(dealt.start.seed).next;
    this.#mark = marksBy(dealt.start.seed);
    this.#store = on.store;
    this.#log = on.log;
    this.#box = on.box;
  }

  /** The last link of the hash chain over the deal and all inputs. */
  get chain(): string {
    return this.#chain;
  }

  /** The current session. Everything in it is durable. */
  get session(): Session {
    return this.#timeline.session;
  }

  /** The session with its history, if moves can be taken back. */
  get timeline(): Timeline {
    return this.#timeline;
  }

  /**
   * Deals. `save` makes the deal durable, together with the table.
   * @throws what the game's setup throws
   */
  static async begin<R>(
    id: string,
    game: AnyGame,
    deal: Deal,
    on: JournalServices & { readonly clock: Clock },
    save: (session: SessionStart, also: WithSession) => Promise<R>,
  ): Promise<{ journal: Journal; saved: R }> {
    const { tableId, seed, seats, options, previous, names, people, masks, proof } = deal;
    const { box } = on;
    const at = on.clock.now();
    const from = plain<Start>({ seed, seats, options, at, ...(previous && { previous }) });
    const session = start(game, from);
    const dealt: Dealt = { start: from, names, people, masks, proof };
    const setup: StoredDeal = {
      start: { ...from, seed: undefined } as Omit<Start, 'seed'>,
      names,
      people,
      ...(masks && { masks }),
      proof: { ...proof, house: box.wrap(proof.house) },
      mark: markOf(session),
    };
    const version = String(game.version);
    const record = { id, tableId, game: game.id, version, seed: box.wrap(seed), setup, startedAt: at };
    const saved = await save(record, { deadlines: alarmsOf(session) });
    const chain = linksOf(seed).first(chainStart(game.id, game.version, dealt));
    return { journal: new Journal(id, { timeline: timelineOf(session), chain }, dealt, on, new Set()), saved };
  }

  /**
   * Loads a game from its log.
   * @param game in the version by which it was dealt
   * @throws RulesFail when the rules have changed since; WrongKey when the store was written with another key
   */
  static async open(record: SessionRecord, game: AnyGame, on: JournalServices): Promise<Journal> {
    const dealt = dealtAs(record, on.box);
    return new Journal(record.id, await reopen(record.id, game, dealt, on), dealt, on, null);
  }

  /**
   * Why a player's input would be refused, as far as that is known without asking the store; `null`: it may be
   * accepted.
   * @param key an input already taken under this key is not refused when it is sent again
   */
  refusal(input: Extract<Input, { action: unknown }>, key: string): RequestRefusal | null {
    if (!this.#keys) return null;
    const { session } = this;
    const admitted = session.outcome ? refused('over') : admit(session, input);
    if (!('ok' in admitted) || this.#keys.has(key)) return null;
    return refused(admitted.code, admitted.message);
  }

  /**
   * Applies an input.
   * @param key idempotency key: an input is applied at most once per key
   */
  async take(given: Input, key?: string): Promise<RequestResult> {
    // Applies exactly what a replay will read.
    const input = inOrder(given);
    const text = JSON.stringify(input);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const { n } = this.session;
      const next = advance(this.#timeline, input);
      if (!next.ok) {
        // The store rings a clock that is unknown here, or other nodes may have continued the game: this session may be
        // out of date.
        const unsure = this.#keys === null || ('deadline' in input && next.code === 'not_pending');
        if (unsure && (await this.hasMissed())) continue;
        if (key !== undefined && (await this.#store.seenAction(this.id, key)) !== null) return done;
        if (next.error) this.#log.error({ err: next.error, session: this.id, n }, 'a rule failed');
        return refused(next.code, next.message);
      }
      const { session } = next.timeline;
      const seq = n - 1;
      const appended = await this.#store.append(this.id, seq, logged([text], this.#mark(session)), {
        written: true,
        deadlines: alarmsOf(session),
        ...(key !== undefined && { keys: [key] }),
        ...(session.outcome && { finished: { at: session.at, outcome: session.outcome } }),
      });
      if (appended.ok) {
        this.#timeline = next.timeline;
        this.#chain = this.#link(this.#chain, text);
        if (key !== undefined) this.#keys?.add(key);
        await this.#mayKeepSnapshot(n);
        return done;
      }
      // Other nodes play this game as well, and know keys that are unknown here.
      this.#keys = null;
      await this.catchUp();
      if (appended.conflict === 'receipt') return done;
      if (appended.conflict === 'finished' && !this.session.outcome) return refused('over');
    }
    return refused('busy');
  }

  /**
   * Applies inputs in order and makes them durable together.
   *
   * @returns by input: done; or `null` if it was not taken and must be applied on its own
   */
  async takeTogether(given: readonly KeyedInput[]): Promise<(RequestResult | null)[]> {
    let timeline = this.#timeline;
    const seq = timeline.session.n - 1;
    const taken: { readonly text: string; readonly key: string | undefined }[] = [];
    const answers = given.map(({ input, key }) => {
      if (key !== undefined && this.#keys?.has(key)) return done;
      const it = inOrder(input);
      const next = advance(timeline, it);
      if (!next.ok) return null;
      ({ timeline } = next);
      taken.push({ text: JSON.stringify(it), key });
      return done;
    });
    if (taken.length === 0) return answers;
    const { session } = timeline;
    const appended = await this.#store.append(
      this.id,
      seq,
      logged(
        taken.map((it) => it.text),
        this.#mark(session),
      ),
      {
        written: true,
        deadlines: alarmsOf(session),
        keys: taken.map(({ key = null }) => key),
        ...(session.outcome && { finished: { at: session.at, outcome: session.outcome } }),
      },
    );
    if (!appended.ok) {
      // Other nodes play this game as well, and know keys that are unknown here.
      this.#keys = null;
      await this.catchUp();
      return given.map(() => null);
    }
    const before = this.session.n;
    this.#timeline = timeline;
    for (const { text, key } of taken) {
      this.#chain = this.#link(this.#chain, text);
      if (key !== undefined) this.#keys?.add(key);
    }
    await this.#mayKeepSnapshot(before);
    return answers;
  }

  /**
   * Applies what other nodes have appended.
   * @throws RulesFail when they play by other rules
   */
  async catchUp(): Promise<void> {
    const before = { timeline: this.#timeline, chain: this.#chain };
    ({ timeline: this.#timeline, chain: this.#chain } = await onward(before, this.id, this.#link, this.#store));
    // The keys are unknown: another node took the inputs, or the store's reply was lost.
    if (this.session.n > before.timeline.session.n) this.#keys = null;
  }

  /** Catches up, and returns whether there was anything to catch up on. */
  async hasMissed(): Promise<boolean> {
    const { n } = this.session;
    await this.catchUp();
    return this.session.n > n;
  }

  /** Saves a snapshot if there were enough inputs since the last one. `before`: the previous number of inputs. */
  async #mayKeepSnapshot(before: number): Promise<void> {
    if (Math.floor(before / SNAPSHOT_EVERY) === Math.floor(this.session.n / SNAPSHOT_EVERY)) return;
    try {
      const data: OpenSnapshot = { session: save(this.session), chain: this.#chain };
      await this.#store.saveSnapshot(this.id, this.session.n - 1, this.#box.wrap(JSON.stringify(data)));
    } catch (error) {
      // A snapshot only saves time: the log contains everything.
      this.#log.warn({ err: error, session: this.id }, 'a snapshot could not be saved');
    }
  }
}

/** An input and its idempotency key. */
export interface KeyedInput {
  readonly input: Input;
  readonly key?: string | undefined;
}

/** What a journal needs. */
export interface JournalServices {
  readonly store: Store;
  readonly log: Logger;
  readonly box: Box;
}

/** A game as far as it has been played. */
interface GameProgress {
  readonly timeline: Timeline;
  readonly chain: string;
}

/** A snapshot before it is encrypted. */
export interface OpenSnapshot {
  readonly session: ReturnType<typeof save>;
  readonly chain: string;
}

async function reopen(
  id: string,
  game: AnyGame,
  dealt: Dealt,
  { store, log, box }: JournalServices,
): Promise<GameProgress> {
  const links = linksOf(dealt.start.seed);
  const session = byRules(() => start(game, dealt.start));
  if (dealt.mark !== undefined && dealt.mark !== markOf(session)) throw new RulesDiffer(game.id, game.version, 0);
  // If moves can be taken back, the whole history is needed.
  const snapshot = hasMaster(session) ? null : await store.latestSnapshot(id);
  if (snapshot) {
    try {
      const kept = JSON.parse(box.open(snapshot.data)) as OpenSnapshot;
      const timeline = byRules(() => timelineOf(load(game, kept.session)));
      return await onward({ timeline, chain: kept.chain }, id, links.next, store);
    } catch (error) {
      if (error instanceof RulesDiffer) throw error;
      log.warn({ err: error, session: id }, 'a snapshot could not be read; replaying the whole log');
    }
  }
  const chain = links.first(chainStart(game.id, game.version, dealt));
  return onward({ timeline: timelineOf(session), chain }, id, links.next, store);
}

/**
 * Applies the inputs that the log has beyond the given state.
 * @throws RulesDiffer when the rules lead to another state than before
 */
async function onward(
  { timeline, chain }: GameProgress,
  id: string,
  link: HashChain['next'],
  store: Store,
): Promise<GameProgress> {
  for (const { input, mark } of await inputsOf(store, id, timeline.session.n - 1)) {
    const before = timeline;
    timeline = byRules(() => replay(before, [input]));
    chain = link(chain, canonical(input));
    const { game, n } = timeline.session;
    if (mark !== undefined && mark !== markOf(timeline.session)) throw new RulesDiffer(game.id, game.version, n - 1);
  }
  return { timeline, chain };
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
