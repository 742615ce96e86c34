import type { Language } from '@masque/core';
import { looksOf, sameLooks, type Looks, type Mask } from '@masque/protocol';
import { leave, tonight, without, type Evening, type LeftBehind } from './evening.ts';
import type { ClubInput, Result, Ruleset, Scheme, Watching } from './inputs.ts';

/** A member of the club. There are no accounts: `person` is whoever holds that person's token. */
export interface Member {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly mask: Mask;
  /** When they first came, in milliseconds since 1970. */
  readonly since: number;
  readonly host?: true;
  readonly barred?: true;
  readonly erased?: true;
}

/** A past or current evening in the club's history. */
export interface EveningRecord {
  readonly id: string;
  readonly name: string;
  /** When it began, in milliseconds since 1970. */
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
export interface SeatingWish {
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
  readonly chapters: readonly EveningRecord[];
  readonly evening: Evening | null;
  /** What the evening that was closed last has left behind. */
  readonly left: LeftBehind | null;
  readonly next: { readonly name: string; readonly on?: number; readonly coming: readonly string[] } | null;
  readonly pairs: readonly SeatingWish[];
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
  left: null,
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

/** The games in the list made last, so that a long log does not compare each game with all others. */
const counted = new WeakMap<readonly Result[], Set<string>>();

/** A game is counted once, however often it is reported. */
function record(club: Club, { t: _, ...result }: Extract<ClubInput, { t: 'result' }>): Club {
  const sessions = counted.get(club.results) ?? new Set(club.results.map((it) => it.session));
  if (sessions.has(result.session)) return club;
  const results = [...club.results, result];
  counted.delete(club.results);
  counted.set(results, sessions.add(result.session));
  return { ...club, results };
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

const has = ({ a, b }: SeatingWish, id: string): boolean => a === id || b === id;

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
 * Is this member the only host? Such a host has to stay.
 *
 * @example
 * [isLastHost(club, 'm1'), isLastHost(club, 'm2')]; // => [true, false]
 */
export const isLastHost = (club: Club, member: string): boolean =>
  club.members[member]?.host === true && hostsOf(club).length === 1;

/**
 * A new id of a kind.
 *
 * @example
 * nextId(club, 't'); // => 't4'
 */
export const nextId = (club: Club, kind: 'm' | 't' | 'e' | 's' | 'r'): string => `${kind}${club.given + 1}`;

/** Of each member's name, so that it is worked out once and not whenever somebody comes in. */
const looks = new WeakMap<Member, Looks>();

function looksOfMember(member: Member): Looks {
  const known = looks.get(member) ?? looksOf(member.name);
  looks.set(member, known);
  return known;
}

/**
 * The member with this name, or one that is easily confused with it.
 *
 * @example
 * named(club, 'ADA')?.id; // => 'm1'
 */
export function named(club: Club, name: string): Member | undefined {
  const wanted = looksOf(name);
  return Object.values(club.members).find((it) => !it.erased && sameLooks(looksOfMember(it), wanted));
}
