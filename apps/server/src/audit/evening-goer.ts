import { goingOnAt, type ClubCommand, type ClubDoc, type ClubYou } from '@masque/club';
import type { Random } from '@masque/core';

/** What somebody at an evening knows. */
export interface GoerKnowledge {
  readonly doc: ClubDoc;
  readonly you: ClubYou;
  readonly name: string;
  /** The games that may be chosen. */
  readonly games: readonly string[];
}

/** How many tables an evening has at once, at most. */
const MAX_TABLES = 3;

/**
 * What somebody does next at an evening, at random; `null`: nothing. Names are new each time, so that each can be told
 * apart in the log.
 */
export function nextCommand({ doc, you, name, games }: GoerKnowledge, random: Random): ClubCommand | null {
  const { room } = doc;
  if (!you.here) {
    if (room.evening) return { do: 'come', ...(you.member === null && { name }) };
    return you.host ? { do: 'open', name: `Evening ${random.below(1e9)}` } : null;
  }
  const tables = Object.keys(room.tables);
  const me = room.people[you.member!];
  const isSeated = Object.values(room.tables).some((it) => it.seats.some((seat) => seat?.member === you.member));
  const choices: (() => ClubCommand | null)[] = [
    () => ({ do: 'rest', on: me?.resting !== true }),
    () => ({ do: 'line', on: me?.line === undefined, ...(random.chance(0.5) && { table: random.pick(tables) }) }),
    () => (isSeated && random.chance(0.7) ? null : { do: 'sit', table: random.pick(tables) }),
    () => (random.chance(0.2) ? { do: 'stand' } : null),
    () => (random.chance(0.1) ? { do: 'leave' } : null),
    () => (me?.call ? { do: 'pass' } : null),
    () => (room.next ? { do: 'coming', on: you.coming !== true } : null),
    ...(you.host ? hosting(doc, tables, games, random) : []),
  ];
  if (tables.length === 0) return you.host ? { do: 'table', game: random.pick(games), name: nameOf(random) } : null;
  return random.pick(choices)();
}

const nameOf = (random: Random): string => `No. ${random.below(1e9)}`;

/** What hosts do: with the evening, with people and with tables. */
function hosting(
  { room, desk, live }: ClubDoc,
  tables: readonly string[],
  games: readonly string[],
  random: Random,
): (() => ClubCommand | null)[] {
  const people = Object.keys(room.people);
  const table = tables.length > 0 ? random.pick(tables) : '';
  const at = room.tables[table];
  const member = random.pick(people);
  const run = (): ClubCommand | null => {
    if (!at) return null;
    if (at.state === 'over') return { do: random.chance(0.7) ? 'again' : 'lobby', table };
    if (at.state === 'lobby')
      return at.seats.filter(Boolean).length < at.min ? { do: 'fill', table, n: at.min } : { do: 'deal', table };
    if (random.chance(0.1)) return { do: 'pause', table, on: true };
    return random.chance(0.5)
      ? { do: 'goOn', table, seen: goingOnAt(live?.[table] ?? {}) }
      : { do: 'pause', table, on: false };
  };
  return [
    run,
    run,
    run,
    () => ({ do: 'say', text: `Supper ${random.below(1e9)}` }),
    () => (tables.length < MAX_TABLES ? { do: 'table', game: random.pick(games), name: nameOf(random) } : null),
    () => (random.chance(0.1) ? { do: 'untable', table } : null),
    () => ({ do: 'retitle', table, name: nameOf(random) }),
    () => ({ do: 'call', member, table }),
    () => ({ do: 'seat', member, table }),
    () => ({ do: 'seatAll', how: 'lot', tables: [...tables] }),
    () => ({ do: 'pair', a: member, b: random.pick(people), wish: random.pick(['together', 'apart', 'none']) }),
    () => ({ do: 'plan', name: nameOf(random) }),
    () => (random.chance(0.2) ? { do: 'season', name: nameOf(random) } : null),
    () => ({ do: 'until', on: random.below(1e9) }),
    () => ({ do: 'screen', show: random.pick(['evening', 'standings', table]) }),
    () => ({ do: 'more', table, seconds: 5 }),
    () => (random.chance(0.3) ? { do: 'pin' } : null),
    () => (desk?.invite === null ? { do: 'invite' } : null),
    () => ({ do: 'settings', table, botForAway: random.chance(0.5) }),
    () => (random.chance(0.04) ? { do: 'close' } : null),
  ];
}
