import type { Message } from '@masque/core';
import type { Mask } from '@masque/protocol';
import { memberOf, type Club, type Missed, type Pair } from './club.ts';
import type { Ruleset, Scheme } from './inputs.ts';

/** A seat of a table: empty, somebody of the club, or whoever else has it. */
export type SeatBrief = {
  readonly member?: string;
  /** Of a bot, or of somebody who is not of the club. */
  readonly name?: string;
  readonly mask?: string;
  readonly bot?: true;
} | null;

/** What everybody may know of a table: who sits there, and whether it plays. */
export interface TableBrief {
  readonly code: string;
  readonly game: string;
  readonly state: 'lobby' | 'playing' | 'over';
  readonly min: number;
  readonly max: number;
  readonly seats: readonly SeatBrief[];
  /** The level of the bots that sit down, where it is not the usual one. */
  readonly bots?: string;
  /** Who leads the game without a seat, where its options want somebody; `null`: nobody yet. */
  readonly master?: SeatBrief;
  /** Members who watch a game at which they do not sit. */
  readonly watchers?: readonly string[];
}

/** What a spectator of a table sees of it at a glance: for the big screen and for hosts. Never a secret. */
export interface TableLive {
  /** The phase, in the game's words. */
  readonly title?: Message;
  readonly timer?: { readonly since: number; readonly at: number };
  /** How far the table's time is behind the server's clock, in milliseconds. */
  readonly lag?: number;
  readonly paused?: true;
  readonly night?: true;
  /** Seats that the present question goes to, where the rules make that public. */
  readonly asked?: readonly number[];
  readonly out?: readonly number[];
  /** Seats whose phone is gone, or for which a bot plays. */
  readonly away?: readonly number[];
  readonly standIns?: readonly number[];
  readonly outcome?: { readonly winners: readonly number[]; readonly reason: Message };
  /** Why it cannot be dealt. */
  readonly problems?: readonly Message[];
}

/** A table as the evening needs it. */
export interface TableNow {
  readonly brief: TableBrief;
  readonly live: TableLive;
}

/** Somebody who is here. */
export interface GuestView {
  readonly name: string;
  readonly mask: Mask;
  readonly at: number;
  readonly host?: true;
  readonly resting?: true;
  /** In line since; for one table, or for any. */
  readonly line?: { readonly at: number; readonly table?: string };
  /** A seat at that table is kept for them until then. */
  readonly call?: { readonly table: string; readonly until: number };
  /** The phone is gone, and nobody sits or watches anywhere under this name. */
  readonly away?: true;
}

/** A table of the evening: see `TableBrief`. */
export interface TableView extends TableBrief {
  readonly n: number;
  readonly name: string;
  /** When it is to begin, while it has not. */
  readonly begins?: number;
}

/** What everybody in the room sees. Members and tables by their ids, so that a change is small. */
export interface RoomView {
  readonly code: string;
  readonly club: { readonly name: string; readonly color: string };
  readonly evening: {
    readonly id: string;
    readonly name: string;
    readonly at: number;
    readonly until?: number;
    readonly locked?: true;
  } | null;
  readonly next: { readonly name: string; readonly on?: number; readonly coming: number } | null;
  /** Who came in last. */
  readonly newest: string | null;
  readonly people: { readonly [member: string]: GuestView };
  readonly tables: { readonly [table: string]: TableView };
  /** What big screens show: `evening`, `standings`, `rotation` or the id of a table. */
  readonly screen: string;
  readonly said: { readonly text: string; readonly at: number; readonly by: string } | null;
  /** How many games of this evening are over. */
  readonly played: number;
  /** A table has night: no phone makes itself heard. */
  readonly hush?: true;
}

/** A device that wants to be a member again. */
export interface ClaimView {
  readonly member: string;
  /** What the member is called, here tonight or not. */
  readonly name: string;
  readonly at: number;
}

/** What only hosts see. */
export interface DeskView {
  readonly pin: string | null;
  /** The link for one more host, while there is one. */
  readonly invite: string | null;
  /** How games are counted: see `Club.schemes`. */
  readonly schemes: { readonly [game: string]: Scheme };
  readonly pairs: readonly Pair[];
  readonly rulesets: { readonly [ruleset: string]: Ruleset };
  /** What stands first where a game is chosen: see `Club.favourites`. */
  readonly favourites: readonly string[];
  /** Devices that want to be a member again. */
  readonly claims: { readonly [claim: string]: ClaimView };
  /** Who said that they would come tonight and is not here, and who will come next time: by name. */
  readonly expected: readonly string[];
  readonly coming: readonly string[];
  readonly hosts: readonly string[];
  /** Who has been sent away, by name. */
  readonly barred: { readonly [member: string]: string };
  /** The options of each table, but for those that say what is in a hidden set. */
  readonly options: { readonly [table: string]: { readonly [option: string]: unknown } };
}

/** All that a device sees of an evening, except what concerns its person alone. */
export interface ClubDoc {
  readonly room: RoomView;
  /** By table; absent for phones. */
  readonly live?: { readonly [table: string]: TableLive };
  readonly desk?: DeskView;
}

/** What concerns the viewer alone. */
export interface ClubYou {
  readonly member: string | null;
  readonly name?: string;
  readonly mask?: Mask;
  readonly host: boolean;
  readonly here: boolean;
  readonly barred?: true;
  /** Says that they will come to the next evening. */
  readonly coming?: true;
  /** They were called, and the seat is kept no longer. */
  readonly missed?: Missed;
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
    club: { name: club.name, color: club.color },
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

/** The names of those who are still of the club. */
const namesOf = ({ members }: Club, ids: readonly string[]): string[] =>
  ids.flatMap((id) => (members[id]?.erased ? [] : (members[id]?.name ?? [])));

/**
 * What hosts see besides.
 *
 * @example
 * deskView(club, {}, {}).hosts; // => ['m1']
 */
export const deskView = (
  club: Club,
  claims: { readonly [claim: string]: Omit<ClaimView, 'name'> },
  options: DeskView['options'],
): DeskView => ({
  options,
  pin: club.pin,
  invite: club.invite,
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
 * What concerns a person alone.
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
