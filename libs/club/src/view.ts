import type { Language, Message } from '@masque/core';
import type { GoingOn, Mask } from '@masque/protocol';
import { memberOf, type Club, type SeatingWish } from './club.ts';
import type { Evening, Missed } from './evening.ts';
import type { Ruleset, Scheme, Watching } from './inputs.ts';

/** A seat at a table: empty, a member of the club, or a bot or person from outside. */
export type SeatBrief = {
  readonly member?: string;
  /** For a bot, or a person who is not a member. */
  readonly name?: string;
  readonly mask?: string;
  readonly bot?: true;
} | null;

/** What everybody may know about a table: who sits there, and whether a game is on. */
export interface TableBrief {
  readonly code: string;
  readonly game: string;
  readonly state: 'lobby' | 'playing' | 'over';
  /** How many can play. */
  readonly min: number;
  readonly max: number;
  readonly seats: readonly SeatBrief[];
  /** Level of bots that sit down, if it is not the default. */
  readonly bots?: string;
  /** The game master, if the options ask for one; `null`: nobody yet. */
  readonly master?: SeatBrief;
  /** Members who watch a game without a seat in it. */
  readonly watchers?: readonly string[];
}

/** A summary of what a spectator sees of a table, for the big screen and for hosts. It never contains a secret. */
export interface TableLive {
  /** Which question is asked now: a number that grows. */
  readonly question?: number;
  /** The phase, as a message of the game. */
  readonly title?: Message;
  /** The countdown, in milliseconds since 1970. */
  readonly timer?: { readonly since: number; readonly at: number };
  /** How far the table's time lags behind the server's clock, in milliseconds. */
  readonly lag?: number;
  readonly paused?: true;
  /** Who has paused it. */
  readonly pausedBy?: string;
  readonly night?: true;
  /** Seats that the current question is for, if the rules make that public. */
  readonly asked?: readonly number[];
  readonly out?: readonly number[];
  /** Seats whose phone is disconnected, or for which a bot plays. */
  readonly away?: readonly number[];
  readonly standIns?: readonly number[];
  /** How the game ended, and when, in milliseconds since 1970. */
  readonly outcome?: {
    readonly winners: readonly number[];
    readonly reason: Message;
    readonly at: number;
    /** Who played, by seat, if somebody has got up since. */
    readonly players?: readonly SeatBrief[];
  };
  /** Why the cards cannot be dealt. */
  readonly problems?: readonly Message[];
}

/**
 * What the room sees going on at a table, which hosts name when they have it end.
 *
 * @example
 * goingOnAt({ question: 7, title: 'vote', asked: [1], away: [2] }); // => { question: 7, title: 'vote', asked: [1] }
 */
export const goingOnAt = ({ question = 0, title, timer, asked = [] }: TableLive): GoingOn => ({
  question,
  ...(title !== undefined && { title }),
  ...(timer && { timer }),
  asked,
});

/** What the evening needs to know about a table. */
export interface TableNow {
  readonly brief: TableBrief;
  readonly live: TableLive;
  /** When somebody was last there, or did something there. */
  readonly usedAt: number;
  /** Nothing has been dealt there yet. */
  readonly fresh?: true;
}

/** Somebody who is here tonight. Times are milliseconds since 1970. */
export interface GuestView {
  readonly name: string;
  readonly mask: Mask;
  /** When they came in. */
  readonly at: number;
  readonly host?: true;
  readonly resting?: true;
  /** In line since when, in milliseconds since 1970; for one table, or for any. */
  readonly line?: { readonly at: number; readonly table?: string };
  /** A seat at that table is kept for them until then. */
  readonly call?: { readonly table: string; readonly until: number };
  /** The phone is disconnected, and this person neither sits nor watches anywhere. */
  readonly away?: true;
}

/** A table of the evening: see `TableBrief`. */
export interface TableView extends TableBrief {
  readonly n: number;
  readonly name: string;
  /** Planned start, if the game has not started yet. */
  readonly begins?: number;
}

/** What everybody in the room sees. Members and tables are keyed by id, so that differences stay small. */
export interface RoomView {
  readonly code: string;
  readonly club: {
    readonly name: string;
    readonly color: string;
    readonly language: Language;
    readonly watching: Watching;
  };
  readonly evening: {
    readonly id: string;
    readonly name: string;
    /** When it began, in milliseconds since 1970. */
    readonly at: number;
    /** Planned end, if any, in milliseconds since 1970. */
    readonly until?: number;
    readonly locked?: true;
  } | null;
  readonly next: { readonly name: string; readonly on?: number; readonly coming: number } | null;
  /** The member who came in last. */
  readonly newest: string | null;
  readonly people: { readonly [member: string]: GuestView };
  readonly tables: { readonly [table: string]: TableView };
  /** What big screens show: `evening`, `standings`, `rotation` or the id of a table. */
  readonly screen: string;
  readonly said: { readonly text: string; readonly at: number; readonly by: string } | null;
  /** Number of finished games this evening. */
  readonly played: number;
  /** It is night at a table: phones must stay silent. */
  readonly hush?: true;
}

/** A device that asks to become a member again. */
export interface ClaimView {
  readonly member: string;
  /** The member's name, whether they are here tonight or not. */
  readonly name: string;
  /** When it asked, in milliseconds since 1970. */
  readonly at: number;
}

/** What only hosts see. */
export interface DeskView {
  readonly pin: string | null;
  /** The link for an additional host, if there is one. */
  readonly invite: string | null;
  /** How games are scored: see `Club.schemes`. */
  readonly schemes: { readonly [game: string]: Scheme };
  readonly pairs: readonly SeatingWish[];
  readonly rulesets: { readonly [ruleset: string]: Ruleset };
  /** What is listed first when choosing a game: see `Club.favourites`. */
  readonly favourites: readonly string[];
  /** Devices that ask to become a member again. */
  readonly claims: { readonly [claim: string]: ClaimView };
  /** Names of people who said they would come tonight and are not here, and of those who will come next time. */
  readonly expected: readonly string[];
  readonly coming: readonly string[];
  readonly hosts: readonly string[];
  /** Names of people who have been sent away. */
  readonly barred: { readonly [member: string]: string };
  /** The table that was closed last because nobody was there any more. */
  readonly vanished: Evening['vanished'];
  /** The options of each table, without those that reveal a hidden set. */
  readonly options: { readonly [table: string]: OptionsShown };
  readonly settings: { readonly [table: string]: TableSettings };
}

/** Options of a table, by name. */
export interface OptionsShown {
  readonly [option: string]: unknown;
}

/** What hosts can switch on and off at a table, even during a game. */
export interface TableSettings {
  readonly chat: boolean;
  /** Bots play for people who are away. */
  readonly botForAway: boolean;
}

/** A big screen: its number, and what it shows if that is not what all show. */
export interface ScreenView {
  readonly n: number;
  readonly show?: string;
}

/** Everything a device sees of an evening, except what concerns one person only. */
export interface ClubDoc {
  readonly room: RoomView;
  /** The big screens of the room, in the order in which they were opened; absent for phones. */
  readonly screens?: { readonly [screen: string]: ScreenView };
  /** By table; absent for phones. */
  readonly live?: { readonly [table: string]: TableLive };
  readonly desk?: DeskView;
}

/** What concerns the viewer only. */
export interface ClubYou {
  readonly member: string | null;
  readonly name?: string;
  readonly mask?: Mask;
  readonly host: boolean;
  readonly here: boolean;
  readonly barred?: true;
  /** They have said that they will come to the next evening. */
  readonly coming?: true;
  /** They were called, but the seat is no longer kept. */
  readonly missed?: Missed;
  /** The hidden sets that this host has made, by table, as options: nobody else is told. */
  readonly sets?: { readonly [table: string]: OptionsShown };
}

/**
 * What the room sees.
 *
 * @example
 * const view = roomView('VELA', club, new Map(), (member) => member === 'm2');
 * view.people['m2']; // => { name: 'Ben', mask: 'owl', at: 6, away: true }
 */
export function roomView(
  code: string,
  club: Club,
  tables: ReadonlyMap<string, TableNow>,
  isAway: (member: string) => boolean,
): RoomView {
  const { evening, next } = club;
  const briefs = [...tables.values()].map((it) => it.brief);
  const seated = new Set(briefs.flatMap((it) => it.seats.flatMap((seat) => seat?.member ?? [])));
  const watching = new Set(briefs.flatMap((it) => it.watchers ?? []));
  return {
    code,
    club: { name: club.name, color: club.color, language: club.language, watching: club.watching },
    evening: evening && {
      id: evening.id,
      name: evening.name,
      at: evening.at,
      ...(evening.until !== undefined && { until: evening.until }),
      ...(evening.locked && { locked: true as const }),
    },
    next: next && { name: next.name, ...(next.on !== undefined && { on: next.on }), coming: next.coming.length },
    newest: evening?.newest ?? null,
    people: mapped(evening?.here ?? {}, (id, it): GuestView => {
      const { name, mask, host } = club.members[id]!;
      return {
        name,
        mask,
        at: it.at,
        ...(host && { host }),
        ...(it.resting && { resting: true as const }),
        ...(it.line && { line: it.line }),
        ...(it.call && { call: it.call }),
        ...(!seated.has(id) && !watching.has(id) && isAway(id) && { away: true as const }),
      };
    }),
    tables: mapped(evening?.tables ?? {}, (id, { n, name, begins }) => {
      const now = tables.get(id);
      const waits = begins !== undefined && now?.brief.state === 'lobby';
      return now && { n, name, ...(waits && { begins }), ...now.brief };
    }),
    screen: evening?.screen ?? 'evening',
    said: evening?.said ?? null,
    played: evening ? club.results.filter((it) => it.evening === evening.id).length : 0,
    ...([...tables.values()].some((it) => it.live.night) && { hush: true as const }),
  };
}

/** The names of those who are still members. */
const namesOf = ({ members }: Club, ids: readonly string[]): string[] =>
  ids.flatMap((id) => (members[id]?.erased ? [] : (members[id]?.name ?? [])));

/**
 * What hosts see in addition.
 *
 * @example
 * deskView(club, {}, { options: {}, settings: {} }).hosts; // => ['m1']
 */
export const deskView = (
  club: Club,
  claims: { readonly [claim: string]: Omit<ClaimView, 'name'> },
  tables: Pick<DeskView, 'options' | 'settings'>,
): DeskView => ({
  ...tables,
  pin: club.pin,
  invite: club.invite,
  vanished: club.evening?.vanished ?? null,
  schemes: club.schemes,
  pairs: club.pairs,
  rulesets: club.rulesets,
  favourites: club.favourites,
  claims: mapped(claims, (_, it) => ({ ...it, name: club.members[it.member]?.name ?? '' })),
  expected: namesOf(
    club,
    (club.evening?.expected ?? []).filter((it) => !club.evening!.here[it]),
  ),
  coming: namesOf(club, club.next?.coming ?? []),
  barred: mapped(club.members, (_, it) => (it.barred ? it.name : undefined)),
  hosts: Object.values(club.members).flatMap((it) => (it.host ? [it.id] : [])),
});

/**
 * What concerns one person only.
 *
 * @example
 * youView(club, 'p2'); // => { member: 'm2', name: 'Ben', mask: 'owl', host: false, here: true }
 * youView(club, null); // => { member: null, host: false, here: false }
 */
export function youView(club: Club, person: string | null): ClubYou {
  const me = person === null ? undefined : memberOf(club, person);
  if (!me) return { member: null, host: false, here: false };
  const guest = club.evening?.here[me.id];
  return {
    member: me.id,
    name: me.name,
    mask: me.mask,
    host: me.host === true,
    here: guest !== undefined,
    ...(guest?.missed && { missed: guest.missed }),
    ...(me.barred && { barred: true as const }),
    ...(club.next?.coming.includes(me.id) && { coming: true as const }),
  };
}

const mapped = <A, B>(
  record: { readonly [key: string]: A },
  to: (key: string, it: A) => B | undefined,
): { readonly [key: string]: B } =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, it]) => {
      const made = to(key, it);
      return made === undefined ? [] : [[key, made]];
    }),
  );
