import type { Club } from './club.ts';
import type { ClubInput } from './inputs.ts';

/** Somebody who has come in tonight. */
export interface Guest {
  /** When they came in, in milliseconds since 1970, as are all times of an evening. */
  readonly at: number;
  readonly resting?: true;
  /** In line since when, in milliseconds since 1970; for one table, or for any. */
  readonly line?: { readonly at: number; readonly table?: string };
  /** A seat at that table is kept for them until then. */
  readonly call?: { readonly table: string; readonly until: number };
  /** Why the last seat kept for them was released, unless they gave it up themselves. */
  readonly missed?: Missed;
}

/** Somebody was called to a table but did not get a seat: they were late, the game began, or the table closed. */
export interface Missed {
  readonly table: string;
  readonly why: 'late' | 'begun' | 'closed';
}

/** A table that the evening has opened. What happens at it is in the table's own log. */
export interface EveningTable {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Number of the table, from 1 in each evening. */
  readonly n: number;
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number;
  /** Planned start, if any, in milliseconds since 1970. */
  readonly begins?: number;
}

/** An evening in progress. Times are milliseconds since 1970. */
export interface Evening {
  readonly id: string;
  readonly name: string;
  /** When it began. */
  readonly at: number;
  /** Planned end, if any. */
  readonly until?: number;
  /** Members who had said they would come. */
  readonly expected: readonly string[];
  readonly here: { readonly [member: string]: Guest };
  readonly tables: { readonly [table: string]: EveningTable };
  readonly tablesOpened: number;
  readonly locked: boolean;
  /** The member who came in last. */
  readonly newest: string | null;
  /** When the first person who is not a host came in: until then, hosts prepare the evening. */
  readonly peopleSince?: number;
  /** What big screens show: the evening, its standings, the tables in rotation, or one table by its id. */
  readonly screen: string;
  /** Big screens that show something else, by their names. */
  readonly screens: { readonly [screen: string]: string };
  readonly said: { readonly text: string; readonly at: number; readonly by: string } | null;
  /** The table that was closed last because nobody was there any more. */
  readonly vanished: { readonly n: number; readonly name: string; readonly at: number } | null;
}

/** The tables that were open when an evening was closed: a server that stopped just then still has to close them. */
export type LeftBehind = Pick<Evening, 'id' | 'tables'>;

/** Inputs that concern the current evening. */
export type Tonight = Extract<
  ClubInput,
  {
    t:
      | 'open'
      | 'evening'
      | 'close'
      | 'until'
      | 'begins'
      | 'screen'
      | 'lock'
      | 'here'
      | 'gone'
      | 'rest'
      | 'line'
      | 'call'
      | 'pass'
      | 'table'
      | 'retitle'
      | 'untable'
      | 'say';
  }
>;

/** Applies inputs that concern the current evening. */
export function tonight(club: Club, input: Tonight): Club {
  if (input.t === 'open') return open(club, input);
  const { evening } = club;
  if (!evening) return club;
  const change = (part: Partial<Evening>): Club => ({ ...club, evening: { ...evening, ...part } });
  switch (input.t) {
    case 'evening': {
      const chapters = club.chapters.map((it) => (it.id === evening.id ? { ...it, name: input.name } : it));
      return { ...change({ name: input.name }), chapters };
    }
    case 'close': {
      const chapters = club.chapters.map((it) => (it.id === evening.id ? { ...it, closedAt: input.at } : it));
      return { ...club, evening: null, left: { id: evening.id, tables: evening.tables }, chapters };
    }
    case 'until': {
      const { until: _, ...rest } = evening;
      return { ...club, evening: input.on === undefined ? rest : { ...rest, until: input.on } };
    }
    case 'begins': {
      const it = evening.tables[input.table];
      if (!it) return club;
      const { begins: _, ...rest } = it;
      const table = input.on === undefined ? rest : { ...rest, begins: input.on };
      return change({ tables: { ...evening.tables, [it.id]: table } });
    }
    case 'lock':
      return change({ locked: input.on });
    case 'here': {
      const { member, at } = input;
      const who = club.members[member];
      if (!who || who.barred || who.erased || evening.here[member]) return club;
      const first = evening.peopleSince === undefined && !who.host;
      const came = change({
        here: { ...evening.here, [member]: { at } },
        newest: member,
        ...(first && { peopleSince: at }),
      });
      const chapters = club.chapters.map((it) =>
        it.id === evening.id && !it.came.includes(member) ? { ...it, came: [...it.came, member] } : it,
      );
      return { ...came, chapters };
    }
    case 'gone':
      return leave(club, input.member);
    case 'rest':
      return guest(club, input.member, ({ resting: _, ...it }) => (input.on ? { ...it, resting: true } : it));
    case 'line': {
      const { on, table, at } = input;
      if (table !== undefined && !evening.tables[table]) return club;
      return guest(club, input.member, ({ line: _, resting: __, missed: ___, call, ...it }) =>
        on ? { ...it, ...(call && { call }), line: { at, ...(table !== undefined && { table }) } } : it,
      );
    }
    case 'call': {
      const { member, table, until } = input;
      if (!evening.tables[table]) return club;
      return guest(club, member, ({ missed: _, ...it }) => ({ ...it, call: { table, until } }));
    }
    case 'pass':
      return guest(club, input.member, (it) => (it.call ? uncalled(it, input.why) : it));
    case 'table': {
      const { table: id, code, name, at } = input;
      if (evening.tables[id]) return club;
      const n = evening.tablesOpened + 1;
      return change({ tables: { ...evening.tables, [id]: { id, code, name, n, at } }, tablesOpened: n });
    }
    case 'retitle': {
      const it = evening.tables[input.table];
      return it ? change({ tables: { ...evening.tables, [it.id]: { ...it, name: input.name } } }) : club;
    }
    case 'untable': {
      const left = (it: Guest): Guest => (it.call?.table === input.table ? uncalled(it, 'closed') : it);
      const here = Object.fromEntries(
        Object.entries(evening.here).map(([id, it]) => [id, left(it.line?.table === input.table ? unlined(it) : it)]),
      );
      const screen = evening.screen === input.table ? 'evening' : evening.screen;
      const screens = Object.fromEntries(Object.entries(evening.screens).filter(([, it]) => it !== input.table));
      const it = evening.tables[input.table];
      const vanished = input.idle && it ? { n: it.n, name: it.name, at: input.at } : evening.vanished;
      return change({ tables: without(evening.tables, input.table), here, screen, screens, vanished });
    }
    case 'screen':
      return change(screened(evening, input));
    case 'say':
      return change({ said: { text: input.text, at: input.at, by: input.by } });
  }
}

function screened(
  { screen: all, screens }: Evening,
  { show, screen }: Extract<ClubInput, { t: 'screen' }>,
): Pick<Evening, 'screen' | 'screens'> {
  if (screen === undefined) return { screen: show ?? all, screens };
  return { screen: all, screens: show === undefined ? without(screens, screen) : { ...screens, [screen]: show } };
}

const unlined = ({ line: _, ...it }: Guest): Guest => it;

const uncalled = ({ call, ...it }: Guest, why: Missed['why'] | 'let'): Guest =>
  call && why !== 'let' ? { ...it, missed: { table: call.table, why } } : it;

/** Starts an evening. If another one was still open, it ends. */
function open(club: Club, { evening: id, name, at }: Extract<ClubInput, { t: 'open' }>): Club {
  const closed = club.evening ? tonight(club, { t: 'close', at }) : club;
  const season = club.seasons.at(-1)?.id ?? 's0';
  return {
    ...closed,
    next: null,
    chapters: [...closed.chapters, { id, name, at, season, came: [] }],
    evening: {
      id,
      name,
      at,
      expected: club.next?.coming ?? [],
      here: {},
      tables: {},
      tablesOpened: 0,
      locked: false,
      newest: null,
      screen: 'evening',
      screens: {},
      said: null,
      vanished: null,
    },
  };
}

/** The club after a member has gone home. */
export function leave(club: Club, member: string): Club {
  const { evening } = club;
  if (!evening?.here[member]) return club;
  const newest = evening.newest === member ? null : evening.newest;
  return { ...club, evening: { ...evening, here: without(evening.here, member), newest } };
}

function guest(club: Club, member: string, change: (it: Guest) => Guest): Club {
  const { evening } = club;
  const it = evening?.here[member];
  if (!evening || !it) return club;
  return { ...club, evening: { ...evening, here: { ...evening.here, [member]: change(it) } } };
}

/** A record without one of its keys. */
export const without = <T>(record: { readonly [key: string]: T }, key: string): { readonly [key: string]: T } => {
  const { [key]: _, ...rest } = record;
  return rest;
};
