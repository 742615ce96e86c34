import type { Language } from '@masque/core';
import type { Mask } from '@masque/protocol';
import type { ClubInput, Result, Ruleset, Scheme, Watching } from './inputs.ts';

/** A member of the club. There are no accounts: `person` is whoever holds that person's token. */
export interface Member {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly mask: Mask;
  readonly since: number;
  readonly host?: true;
  readonly barred?: true;
  readonly erased?: true;
}

/** Somebody who has come in tonight. */
export interface Guest {
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
  readonly at: number;
  /** Planned start, if any. */
  readonly begins?: number;
}

/** An evening in progress. */
export interface Evening {
  readonly id: string;
  readonly name: string;
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
  /** What big screens show: the evening, its standings, the tables in rotation, or one table by its id. */
  readonly screen: string;
  /** Big screens that show something else, by their names. */
  readonly screens: { readonly [screen: string]: string };
  readonly said: { readonly text: string; readonly at: number; readonly by: string } | null;
  /** The table that was closed last because nobody was there any more. */
  readonly vanished: { readonly n: number; readonly name: string; readonly at: number } | null;
}

/** A past or current evening in the club's history. */
export interface Chapter {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly closedAt?: number;
  readonly season: string;
  /** Everybody who was there. */
  readonly came: readonly string[];
}

/** A season: all evenings until the next season begins. `at`: its start, in milliseconds since 1970. */
export interface Season {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

/** Two people who want to sit together, or prefer not to. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly wish: 'together' | 'apart';
}

/** A club, folded from its log of inputs. */
export interface Club {
  readonly name: string;
  readonly color: string;
  /** The language of its big screens and of its files for spreadsheets. People choose their own. */
  readonly language: Language;
  /** Who may watch a game without a seat in it. */
  readonly watching: Watching;
  readonly pin: string | null;
  /** Secret of the link by which one person can become a host. */
  readonly invite: string | null;
  readonly members: { readonly [member: string]: Member };
  /** Number of ids assigned so far, of all kinds together. */
  readonly given: number;
  readonly schemes: { readonly [game: string]: Scheme };
  readonly rulesets: { readonly [ruleset: string]: Ruleset };
  /** What is played most: ids of rulesets, and `game` or `game/preset` for those that come with games. */
  readonly favourites: readonly string[];
  readonly seasons: readonly Season[];
  readonly chapters: readonly Chapter[];
  readonly evening: Evening | null;
  readonly next: { readonly name: string; readonly on?: number; readonly coming: readonly string[] } | null;
  readonly pairs: readonly Pair[];
  readonly results: readonly Result[];
  /** The keys of the last commands, the newest last. */
  readonly done: readonly string[];
}

/** How many keys of commands a club remembers. */
const MAX_DONE = 500;

/**
 * A club before its first input.
 *
 * @example
 * [nobody.members, nobody.evening]; // => [{}, null]
 */
export const nobody: Club = {
  name: '',
  color: '',
  language: 'en',
  watching: 'free',
  pin: null,
  invite: null,
  members: {},
  given: 0,
  schemes: {},
  rulesets: {},
  favourites: [],
  seasons: [],
  chapters: [],
  evening: null,
  next: null,
  pairs: [],
  results: [],
  done: [],
};

/**
 * The default scoring of a game.
 *
 * @example
 * schemeOf(nobody, 'coup') === defaultScheme; // => true
 */
export const defaultScheme: Scheme = { places: [5, 3, 2], side: 3, played: 1 };

/**
 * The club after an input. Pure: the given club is not modified. An input that does not fit changes nothing.
 *
 * @example
 * const begun = step(nobody, { t: 'begin', at: 0, name: 'The Lantern', color: 'brass', language: 'en' });
 * begun.name; // => 'The Lantern'
 * step(begun, { t: 'close', at: 1 }) === begun; // => true
 */
export function step(club: Club, input: ClubInput): Club {
  const { given } = club;
  const after = apply(club, input);
  const counted = Math.max(given, ...idsIn(input).map((it) => Number(it.slice(1))));
  return counted === given ? after : { ...after, given: counted };
}

/**
 * Folds a whole log into a club.
 *
 * @example
 * replay([{ t: 'rename', at: 1, name: 'The Owl', color: 'brass' }], club).name; // => 'The Owl'
 */
export const replay = (inputs: Iterable<ClubInput>, from: Club = nobody): Club => {
  let club = from;
  for (const input of inputs) club = step(club, input);
  return club;
};

/** Ids that an input assigns. */
function idsIn(input: ClubInput): string[] {
  switch (input.t) {
    case 'member':
      return [input.member];
    case 'ruleset':
      return [input.ruleset.id];
    case 'season':
      return [input.season];
    case 'open':
      return [input.evening];
    case 'table':
      return [input.table];
    default:
      return [];
  }
}

function apply(club: Club, input: ClubInput): Club {
  switch (input.t) {
    case 'begin': {
      const { name, color, language, at } = input;
      return { ...nobody, name, color, language, seasons: [{ id: 's0', name, at }] };
    }
    case 'rename':
      return { ...club, name: input.name, color: input.color, language: input.language ?? club.language };
    case 'watching':
      return { ...club, watching: input.who };
    case 'pin':
      return { ...club, pin: input.pin };
    case 'invite':
      return { ...club, invite: input.invite };
    case 'scheme':
      return { ...club, schemes: { ...club.schemes, [input.game]: input.scheme } };
    case 'member': {
      const { member: id, person, name, mask, at } = input;
      return withMember(club, { since: at, ...club.members[id], id, person, name, mask });
    }
    case 'host':
      return mark(club, input.member, 'host', input.on);
    case 'bar': {
      const barred = mark(club, input.member, 'barred', input.on);
      return input.on ? leave(barred, input.member) : barred;
    }
    case 'erase': {
      const { [input.member]: it } = club.members;
      if (!it) return club;
      const left = leave(club, input.member);
      return withMember(left, { id: it.id, person: '', name: '', mask: it.mask, since: it.since, erased: true });
    }
    case 'ruleset':
      return { ...club, rulesets: { ...club.rulesets, [input.ruleset.id]: input.ruleset } };
    case 'drop': {
      const favourites = club.favourites.filter((it) => it !== input.ruleset);
      return { ...club, rulesets: without(club.rulesets, input.ruleset), favourites };
    }
    case 'favour': {
      const others = club.favourites.filter((it) => it !== input.what);
      return { ...club, favourites: input.on ? [...others, input.what] : others };
    }
    case 'season':
      return { ...club, seasons: [...club.seasons, { id: input.season, name: input.name, at: input.at }] };
    case 'plan': {
      const { name, on } = input;
      return { ...club, next: { name, ...(on !== undefined && { on }), coming: club.next?.coming ?? [] } };
    }
    case 'coming': {
      if (!club.next || !club.members[input.member]) return club;
      const others = club.next.coming.filter((it) => it !== input.member);
      return { ...club, next: { ...club.next, coming: input.on ? [...others, input.member] : others } };
    }
    case 'result':
      return record(club, input);
    case 'done':
      return { ...club, done: [...club.done, input.key].slice(-MAX_DONE) };
    case 'pair': {
      const { a, b, wish } = input;
      const others = club.pairs.filter((it) => !(has(it, a) && has(it, b)));
      return { ...club, pairs: wish === 'none' || a === b ? others : [...others, { a, b, wish }] };
    }
    default:
      return tonight(club, input);
  }
}

/** A game is counted once, however often it is reported. */
function record(club: Club, { t: _, ...result }: Extract<ClubInput, { t: 'result' }>): Club {
  if (club.results.some((it) => it.session === result.session)) return club;
  return { ...club, results: [...club.results, result] };
}

type Tonight = Extract<
  ClubInput,
  {
    t:
      | 'open'
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
function tonight(club: Club, input: Tonight): Club {
  if (input.t === 'open') return open(club, input);
  const { evening } = club;
  if (!evening) return club;
  const change = (part: Partial<Evening>): Club => ({ ...club, evening: { ...evening, ...part } });
  switch (input.t) {
    case 'close': {
      const chapters = club.chapters.map((it) => (it.id === evening.id ? { ...it, closedAt: input.at } : it));
      return { ...club, evening: null, chapters };
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
      const came = change({ here: { ...evening.here, [member]: { at } }, newest: member });
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

const withMember = (club: Club, member: Member): Club => ({
  ...club,
  members: { ...club.members, [member.id]: member },
});

function mark(club: Club, id: string, what: 'host' | 'barred', on: boolean): Club {
  const it = club.members[id];
  if (!it) return club;
  const { [what]: _, ...rest } = it;
  return withMember(club, on ? { ...rest, [what]: true } : rest);
}

function leave(club: Club, member: string): Club {
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

const has = ({ a, b }: Pair, id: string): boolean => a === id || b === id;

const without = <T>(record: { readonly [key: string]: T }, key: string): { readonly [key: string]: T } => {
  const { [key]: _, ...rest } = record;
  return rest;
};

const byPerson = new WeakMap<Club['members'], ReadonlyMap<string, Member>>();

/**
 * The member whom the server knows as this person.
 *
 * @example
 * memberOf(club, 'p2')?.name; // => 'Ben'
 * memberOf(club, 'p9'); // => undefined
 */
export function memberOf({ members }: Club, person: string): Member | undefined {
  let index = byPerson.get(members);
  if (!index) {
    index = new Map(Object.values(members).flatMap((it) => (it.erased ? [] : [[it.person, it]])));
    byPerson.set(members, index);
  }
  return index.get(person);
}

/**
 * The members who are hosts.
 *
 * @example
 * hostsOf(club).map((it) => it.name); // => ['Ada']
 */
export const hostsOf = (club: Club): Member[] => Object.values(club.members).filter((it) => it.host);

/**
 * A new id of a kind.
 *
 * @example
 * nextId(club, 't'); // => 't4'
 */
export const nextId = (club: Club, kind: 'm' | 't' | 'e' | 's' | 'r'): string => `${kind}${club.given + 1}`;
