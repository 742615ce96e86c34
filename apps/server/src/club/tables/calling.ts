import { CALL_MS, calledTo, nextInLine, type Club, type TableBrief } from '@masque/club';
import type { Services } from '../../services.ts';
import { quietly } from '../../table/commands/change.ts';
import { no, yes, type ClubAnswer } from '../answer.ts';
import { tell } from './steering.ts';
import { tableOf, type Tables } from './reach.ts';

/** Seats that people could take, including those of bots. */
const freeSeats = ({ state, seats, max }: TableBrief): number =>
  state === 'lobby' ? max - seats.filter((it) => it !== null && !(it.bot && it.member === undefined)).length : 0;

/** Calls somebody to a table: a seat is kept for them until their clock runs out. */
export async function call(on: Tables, member: string, table: string, at: number): Promise<ClubAnswer> {
  const brief = on.now.get(table)?.brief;
  const guest = on.club().evening?.here[member];
  if (!guest) return no('no_member');
  if (!brief) return no('no_table');
  if (guest.resting) return no('resting');
  if (tableOf(on, member) !== undefined) return no('seated');
  const before = guest.call?.table;
  const kept = calledTo(on.club(), table).filter((it) => it !== member).length;
  if (freeSeats(brief) <= kept) return no('no_seats');
  await on.extend(() => [{ t: 'call', at, member, table, until: at + CALL_MS }]);
  await keep(on, table);
  if (before !== undefined && before !== table) await goOn(on, before, member, at);
  return yes;
}

/** Releases somebody's kept seat, which goes to the next person in line. */
export async function pass(on: Tables, member: string, why: 'let' | 'late', at: number): Promise<ClubAnswer> {
  const table = on.club().evening?.here[member]?.call?.table;
  if (table === undefined) return yes;
  await on.extend(() => [{ t: 'pass', at, member, why }]);
  await goOn(on, table, member, at);
  return yes;
}

/** Handles people who were called and did not come in time. */
export async function lapse(on: Tables, at: number): Promise<void> {
  for (const [member, it] of Object.entries(on.club().evening?.here ?? {}))
    if (it.call && it.call.until <= at) await pass(on, member, 'late', at);
}

/** Wakes up when the first call expires. */
export class Calls {
  readonly #services: Services;
  readonly #late: () => Promise<void>;
  #cancel = (): void => {};

  constructor(services: Services, late: () => Promise<void>) {
    this.#services = services;
    this.#late = late;
  }

  await({ evening }: Club): void {
    this.#cancel();
    const ends = Object.values(evening?.here ?? {}).flatMap((it) => it.call?.until ?? []);
    if (ends.length === 0) return void (this.#cancel = () => {});
    const { clock, log } = this.#services;
    this.#cancel = clock.after(Math.max(0, Math.min(...ends) - clock.now()), () => {
      this.#late().catch((err: unknown) => log.error({ err }, 'a call to a seat could not be ended'));
    });
  }

  stop(): void {
    this.#cancel();
  }
}

/** Handles what a table's change means for people who are called to it or waiting in line. */
export async function follow(on: Tables, table: string, before: TableBrief | undefined, at: number): Promise<void> {
  const brief = on.now.get(table)?.brief;
  if (!brief) return;
  const called = calledTo(on.club(), table);
  for (const member of called) {
    if (brief.seats.some((it) => it?.member === member)) await on.extend(() => [{ t: 'line', at, member, on: false }]);
    else if (brief.state !== 'lobby') await on.extend(() => [{ t: 'pass', at, member, why: 'begun' }]);
  }
  await keep(on, table);
  const wasFull = before?.state === 'lobby' && freeSeats(before) <= called.length;
  if (wasFull && freeSeats(brief) > calledTo(on.club(), table).length) await goOn(on, table, undefined, at);
}

/** A kept seat is free: calls the next person in line after `after`. */
export async function goOn(on: Tables, table: string, after: string | undefined, at: number): Promise<void> {
  const next = nextInLine(on.club(), table, after, (member) => tableOf(on, member) === undefined);
  if (next === undefined || !(await call(on, next, table, at)).ok) await keep(on, table);
}

/** The table itself reserves the seats, so that people who use its own code cannot take them. */
async function keep(on: Tables, table: string): Promise<void> {
  const { members } = on.club();
  const kept = calledTo(on.club(), table).map((it) => members[it]!.person);
  const told = (await on.room(table))?.now.data.club?.kept ?? [];
  if (told.join() !== kept.join()) await on.steer(table, quietly(tell({ kept: kept.length > 0 ? kept : undefined })));
}
