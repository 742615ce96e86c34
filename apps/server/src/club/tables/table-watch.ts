import type { Club, TableNow } from '@masque/club';
import type { StoredSeat } from '../../table/data.ts';
import type { TableAtEvening } from '../../table/views/documents.ts';
import type { Room } from '../../table/room.ts';
import { tableNow } from './briefs.ts';
import { follow } from './calling.ts';
import { greet } from './greeting.ts';
import { HostView } from './host-view.ts';
import type { Tables } from './reach.ts';
import { playedAgain, resultOf, Survivors, type GameAt, type FinishedGame } from './results.ts';
import type { ClubLog } from '../stream.ts';

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
  /** Games that were played again, whether or not they have a result. */
  readonly #done = new Set<string>();

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
  isNews(table: string): boolean {
    if (this.#waiting.has(table)) return false;
    this.#waiting.add(table);
    return true;
  }

  /**
   * Takes over a table's state: its summary, people who sit there and are new to the club, and the results of its games.
   */
  async take(table: string, room: Room): Promise<void> {
    this.#waiting.delete(table);
    const hands = this.#hands();
    const { evening } = this.#log.club;
    if (!evening?.tables[table]) return;
    await greet(this.#log, room, hands.services.clock.now(), hands.limits);
    await this.count(evening.id, table, room.now);
    const before = this.#now.get(table)?.brief;
    this.#now.set(table, tableNow(this.#log.club, room, this.#isHere));
    await follow(hands, table, before, hands.services.clock.now());
    this.hosts.look(table, room);
  }

  /** Follows the game at a table, and adds the results of those that have ended to the club's log. */
  async count(evening: string, table: string, { session, sessionId, data, proof }: TableAtEvening): Promise<void> {
    for (const { session: id, places } of data.ended ?? []) {
      if (id === sessionId || this.#done.has(id) || isCounted(this.#log.club, id)) continue;
      // Its table has gone on before it could be counted, perhaps at a node that is gone.
      const played = await playedAgain(id, this.#survivors, this.#hands().services);
      if (played) await this.#note({ evening, table, session: id }, places, played);
      else this.#survivors.forget(id);
      this.#done.add(id);
    }
    if (!session || sessionId === null || isCounted(this.#log.club, sessionId)) return;
    this.#survivors.watch(sessionId, session);
    const places = data.ended?.find((it) => it.session === sessionId)?.places ?? data.places;
    if (session.outcome) await this.#note({ evening, table, session: sessionId }, places, { session, proof });
  }

  async #note(at: GameAt, places: readonly StoredSeat[], played: FinishedGame): Promise<void> {
    const result = resultOf(this.#log.club, at, places, played, await this.#wentOut(at.session));
    // Another node, which had the club before, may just have counted it.
    if (result) await this.#log.extend((club) => (isCounted(club, at.session) ? [] : [{ t: 'result', ...result }]));
    this.#survivors.forget(at.session);
  }

  /** When seats went out of an ended game: as it was watched, or else as its log says. */
  async #wentOut(session: string): Promise<ReadonlyMap<number, number>> {
    const seen = this.#survivors.of(session);
    if (seen.exact) return seen.out;
    const again = new Survivors();
    const played = await playedAgain(session, again, this.#hands().services);
    return (played ? again : this.#survivors).of(session).out;
  }

  forget(table: string): void {
    this.#now.delete(table);
    this.hosts.forget(table);
  }
}

/** Is this game in the results of the club? */
const isCounted = ({ results }: Club, session: string): boolean => results.some((it) => it.session === session);
