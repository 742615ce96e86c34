import type { TableNow } from '@masque/club';
import type { TableAtEvening } from '../table/documents.ts';
import type { Room } from '../table/room.ts';
import { tableNow } from './briefs.ts';
import { follow } from './calling.ts';
import { greet } from './greeting.ts';
import { HostView } from './host-view.ts';
import type { Tables } from './reach.ts';
import { resultOf, Survivors } from './results.ts';
import type { ClubLog } from './stream.ts';

/** The tables of an evening as last seen, and what the club takes over from them. */
export class TableWatch {
  readonly hosts = new HostView();
  readonly #log: ClubLog;
  readonly #hands: () => Tables;
  readonly #isHere: (person: string) => boolean;
  readonly #survivors = new Survivors();
  readonly #now = new Map<string, TableNow>();
  /** Tables whose state is waiting to be read. */
  readonly #waiting = new Set<string>();
  /** Games that have ended and are waiting to be counted: by then, their tables may be playing the next ones. */
  readonly #ended = new Map<
    string,
    { readonly evening: string; readonly table: string; readonly now: TableAtEvening }
  >();

  /** @param isHere is a device of this person connected to the evening? */
  constructor(log: ClubLog, hands: () => Tables, isHere: (person: string) => boolean) {
    this.#log = log;
    this.#hands = hands;
    this.#isHere = isHere;
  }

  /** By table. */
  get now(): ReadonlyMap<string, TableNow> {
    return this.#now;
  }

  /** Notes that a table's state has to be read. False: it is going to be anyway. */
  isNews(table: string, now: TableAtEvening): boolean {
    const evening = this.#log.club.evening?.id;
    if (now.session?.outcome && now.sessionId !== null && evening !== undefined)
      this.#ended.set(now.sessionId, { evening, table, now });
    if (this.#waiting.has(table)) return false;
    this.#waiting.add(table);
    return true;
  }

  /**
   * Takes over a table's state: its summary, people who sit there and are new to the club, and the result of its game.
   */
  async take(table: string, room: Room): Promise<void> {
    this.#waiting.delete(table);
    await this.settle(table);
    const hands = this.#hands();
    const { evening } = this.#log.club;
    if (!evening?.tables[table]) return;
    await greet(this.#log, room, hands.services.clock.now());
    await this.#count(evening.id, table, room.now);
    const before = this.#now.get(table)?.brief;
    this.#now.set(table, tableNow(this.#log.club, room, this.#isHere));
    await follow(hands, table, before, hands.services.clock.now());
    this.hosts.look(table, room);
  }

  /** Counts the games that have ended at a table, also if the evening has no such table any more. */
  async settle(table: string): Promise<void> {
    for (const [id, it] of this.#ended) {
      if (it.table !== table) continue;
      await this.#count(it.evening, table, it.now);
      this.#ended.delete(id);
    }
  }

  /** Follows a game, and adds its result to the club's log once it has ended. */
  async #count(evening: string, table: string, { session, sessionId, data, proof }: TableAtEvening): Promise<void> {
    if (!session || sessionId === null || this.#log.club.results.some((it) => it.session === sessionId)) return;
    this.#survivors.watch(sessionId, session);
    if (!session.outcome) return;
    const at = { evening, table, session: sessionId };
    const result = resultOf(this.#log.club, at, { data, proof }, session, this.#survivors.take(sessionId));
    if (result) await this.#log.extend(() => [{ t: 'result', ...result }]);
  }

  forget(table: string): void {
    this.#now.delete(table);
    this.hosts.forget(table);
  }
}
