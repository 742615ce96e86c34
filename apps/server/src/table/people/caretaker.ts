import { offersFor, questionOf, type Seat, type Session } from '@masque/core';
import { levelsOf } from '../../bots/levels.ts';
import type { Clock } from '../../clock/clock.ts';
import { peopleOf, type StoredSeat, type TableData, type TableState } from '../data.ts';
import { isNight } from '../views/sealed.ts';
import { BOT_AFTER_MS, HOST_GONE_MS, Presence } from './presence.ts';

/** Looks after a table whose people come and go: hands the host role on, and has bots play for people who are gone. */
export class Caretaker {
  readonly presence: Presence;
  readonly #isHosted: (data: TableData) => boolean;

  /**
   * @param due called when there may be work for `caredFor`
   * @param isHosted does a host look after this table from elsewhere?
   */
  constructor(clock: Clock, due: () => void, isHosted: (data: TableData) => boolean) {
    this.presence = new Presence(clock, due);
    this.#isHosted = isHosted;
  }

  /** The table has changed and now has these people. */
  watch(data: TableData): void {
    const people = peopleOf(data);
    for (const person of people) this.presence.expect(person);
    this.presence.forget((person) => people.has(person));
  }

  /** Is there work for `caredFor`? */
  isDue(data: TableData, state: TableState, session: Session | null): boolean {
    return this.caredFor(data, state, session) !== data;
  }

  /**
   * Returns the table with all absences handled, or the same object if there is nothing to do. At night nothing is
   * done: a new host or a bot that appears would reveal who is away, so both wait for the morning.
   */
  caredFor(given: TableData, state: TableState, session: Session | null): TableData {
    const data = answered(given, session);
    if (isNight(session)) return data;
    const hosted = this.#hosted(data);
    const level = session && levelsOf(session.game)[0];
    if (state !== 'playing' || !data.settings.botForAway || !level) return hosted;
    if (!hosted.places.some((it) => this.#needsBot(it))) return hosted;
    return { ...hosted, places: hosted.places.map((it) => (this.#needsBot(it) ? { ...it, standIn: level } : it)) };
  }

  stop(): void {
    this.presence.stop();
  }

  /** Somebody stands in for an absent host. The owner is host again on their return. */
  #hosted(data: TableData): TableData {
    const { owner, host, places } = data;
    const hosted = this.#isHosted(data);
    if (owner !== undefined && (hosted || this.presence.isHere(owner)))
      return { ...data, host: owner, owner: undefined };
    if (hosted || !this.presence.isGone(host, HOST_GONE_MS)) return data;
    const heir = places.find((it) => it.person !== undefined && this.presence.isHere(it.person));
    return heir ? { ...data, host: heir.person!, owner: owner ?? host } : data;
  }

  #needsBot({ person, standIn }: StoredSeat): boolean {
    return person !== undefined && standIn === undefined && this.presence.isGone(person, BOT_AFTER_MS);
  }
}

/** The table, at which nobody answers for a person any longer than the one question was asked for which a host wanted it. */
export function answered(data: TableData, session: Session | null): TableData {
  if (data.places.every((it) => it.once === undefined)) return data;
  const isOpen = (question: number, seat: Seat): boolean =>
    session !== null &&
    session.outcome === null &&
    questionOf(session) === question &&
    (session.paused !== null || offersFor(session, seat).some((it) => !it.optional));
  const places = data.places.map((it, seat) => {
    if (!it.once || isOpen(it.once.question, seat)) return it;
    const { once: _, ...place } = it;
    return place;
  });
  return places.some((it, seat) => it !== data.places[seat]) ? { ...data, places } : data;
}
