import {
  admit,
  advance,
  alarmsOf,
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
import type { Json, SessionRecord, SessionStart, Store, WithSession } from '@masque/store';
import type { Logger } from 'pino';
import { done, refused, type Answer, type Refused } from '../answer.ts';
import type { Clock } from '../clock/clock.ts';

/** Inputs between two snapshots. */
const SNAPSHOT_EVERY = 200;
/** How often an input is tried after other nodes were faster. */
const MAX_TRIES = 5;

/** How a session is dealt, apart from the time. */
export interface Deal {
  readonly tableId: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: object;
  readonly previous?: Outcome;
  /** By seat: who played, for the game as a file. */
  readonly names: readonly string[];
}

/** What the store keeps of a deal besides the seed. */
export interface Setup {
  readonly start: Omit<Start, 'seed'>;
  readonly names: readonly string[];
}

/**
 * One game being played: the session in memory, and its log in the store, which is the truth. An input is applied,
 * appended with the number it must have, and only then in force. If another node was faster, the session catches up
 * and the input is checked again.
 */
export class Journal {
  readonly id: string;
  readonly #store: Store;
  readonly #log: Logger;
  #timeline: Timeline;
  /** The keys of what was taken here; `null`: some was taken before, and only the store knows all of them. */
  #keys: Set<string> | null;

  private constructor(id: string, timeline: Timeline, store: Store, log: Logger, keys: Set<string> | null) {
    this.#keys = keys;
    this.id = id;
    this.#timeline = timeline;
    this.#store = store;
    this.#log = log;
  }

  /** The session now. Everything in it is durable. */
  get session(): Session {
    return this.#timeline.session;
  }

  /** The session with its history, where moves can be taken back. */
  get timeline(): Timeline {
    return this.#timeline;
  }

  /**
   * Deals. `save` makes it durable, together with the table.
   * @throws what the game's setup throws
   */
  static async begin<R>(
    id: string,
    game: AnyGame,
    deal: Deal,
    { clock, store, log }: { clock: Clock; store: Store; log: Logger },
    save: (session: SessionStart, also: WithSession) => Promise<R>,
  ): Promise<{ journal: Journal; saved: R }> {
    const { tableId, seed, seats, options, previous, names } = deal;
    const at = clock.now();
    const from = plain<Start>({ seed, seats, options, at, ...(previous && { previous }) });
    const session = start(game, from);
    const setup: Setup = { start: { ...from, seed: undefined } as Omit<Start, 'seed'>, names };
    const record = { id, tableId, game: game.id, version: String(game.version), seed, setup, startedAt: at };
    const saved = await save(record, { deadlines: alarmsOf(session) });
    return { journal: new Journal(id, timelineOf(session), store, log, new Set()), saved };
  }

  /**
   * The game as its log has it.
   * @throws Error when the rules have changed since, so that the log cannot be played again
   */
  static async open(record: SessionRecord, game: AnyGame, store: Store, log: Logger): Promise<Journal> {
    if (record.version !== String(game.version))
      throw new Error(`${game.id} is version ${game.version} now, and this game began with ${record.version}`);
    const journal = new Journal(record.id, await reopen(record, game, store, log), store, log, null);
    return journal;
  }

  /**
   * Why an input of a player is not taken, as far as it can be said without asking the store; `null`: it may be.
   * @param key what was taken under it is not refused when it comes again
   */
  refusal(input: Extract<Input, { action: unknown }>, key: string): Refused | null {
    if (!this.#keys || this.#keys.has(key)) return null;
    const { session } = this;
    if (session.outcome) return refused('over');
    const admitted = admit(session, input);
    return 'ok' in admitted ? refused(admitted.code, admitted.message) : null;
  }

  /**
   * Takes an input.
   * @param key idempotency key: an input that was taken under it is not taken twice
   */
  async take(given: Input, key?: string): Promise<Answer> {
    // What is applied now must be what a replay will read.
    const input = plain(given);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const { n } = this.session;
      const next = advance(this.#timeline, input);
      if (!next.ok) {
        if (key !== undefined && (await this.#store.seenAction(this.id, key))) return done;
        if (next.error) this.#log.error({ err: next.error, session: this.id, n }, 'a rule failed');
        return refused(next.code, next.message);
      }
      const { session } = next.timeline;
      const seq = n - 1;
      const appended = await this.#store.append(this.id, seq, [input as Json], {
        deadlines: alarmsOf(session),
        ...(key !== undefined && { receipts: [{ key, data: { seq } }] }),
        ...(session.outcome && { finished: { at: session.at, outcome: session.outcome } }),
      });
      if (appended.ok) {
        this.#timeline = next.timeline;
        if (key !== undefined) this.#keys?.add(key);
        if (session.n % SNAPSHOT_EVERY === 0) await this.#saveSnapshot();
        return done;
      }
      // Others play this game as well, and know keys that are unknown here.
      this.#keys = null;
      await this.catchUp();
      if (appended.conflict === 'receipt') return done;
    }
    return refused('busy');
  }

  /** Applies what others have appended. */
  async catchUp(): Promise<void> {
    this.#timeline = await onward(this.#timeline, this.id, this.#store);
  }

  async #saveSnapshot(): Promise<void> {
    try {
      await this.#store.saveSnapshot(this.id, this.session.n - 1, JSON.stringify(save(this.session)));
    } catch (error) {
      // A snapshot only saves time: the log has it all.
      this.#log.warn({ err: error, session: this.id }, 'no snapshot could be kept');
    }
  }
}

async function reopen(record: SessionRecord, game: AnyGame, store: Store, log: Logger): Promise<Timeline> {
  const dealt = start(game, startOf(record));
  // Where moves can be taken back, the whole history is needed.
  const snapshot = hasMaster(dealt) ? null : await store.latestSnapshot(record.id);
  if (snapshot) {
    try {
      return await onward(timelineOf(load(game, JSON.parse(snapshot.data))), record.id, store);
    } catch (error) {
      log.warn({ err: error, session: record.id }, 'a snapshot could not be read; replaying the whole log');
    }
  }
  return onward(timelineOf(dealt), record.id, store);
}

/** The start of a game from the store. */
export const startOf = ({ setup, seed }: SessionRecord): Start => ({ ...(setup as Setup).start, seed });

/** Applies what the log has beyond a course. */
const onward = async (from: Timeline, id: string, store: Store): Promise<Timeline> =>
  replay(
    from,
    (await store.read(id, from.session.n - 1)).map(({ input }) => input as Input),
  );

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
