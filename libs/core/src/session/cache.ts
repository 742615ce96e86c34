import type { AnyOffers } from '../chart/chart.ts';
import type { Deadline } from '../chart/clock.ts';
import type { Outcome } from '../game/outcome.ts';
import type { GameStatus } from '../game/status.ts';
import type { Offer } from '../offer/offer.ts';
import type { Changes } from '../secret/changes.ts';
import type { Viewer } from '../seat.ts';
import type { Table } from '../table/table.ts';

/**
 * The offers of a phase as the game wrote them, and as completed by the core: a list offered to several seats is
 * completed once.
 */
export interface Offered {
  readonly by: AskingPhase;
  readonly listed: readonly unknown[];
  readonly offers: readonly Offer[];
}

/** An active phase, and what it offers. */
export interface AskingPhase {
  readonly offers: AnyOffers;
  readonly phase: string;
  /** Which question it is: the phase and how often it has been entered. */
  readonly window: string;
}

/** What viewers have seen of a state. Viewers are counted from OMNISCIENT: index `viewer + 2`. */
export interface Views {
  readonly state: object;
  /** What decides who is asked: the active phase, and how often each has been entered. */
  readonly on: { readonly phase: string; readonly entered: unknown };
  readonly views: (object | undefined)[];
  readonly offers: (readonly Offer[] | undefined)[];
  /** What was drawn of a view, and where the session stood. */
  readonly tables: (Drawn | undefined)[];
  /** The status of the session, and what it follows from. */
  statusMemo: StatusMemo | null;
  /** The phases that offer something, and under which window. */
  asking: readonly AskingPhase[] | null;
  /** What each of them has offered last. */
  offered: Offered | null;
  /** Which question it is, by its number. */
  question: number | null;
  /** How many viewers have looked. */
  looks: number;
}

/** A table, and what it was drawn from. */
export interface Drawn {
  readonly view: object;
  readonly status: GameStatus;
  readonly table: Table;
}

/** The status of a session, kept as long as all that it follows from is the same. */
export interface StatusMemo {
  readonly phase: string;
  readonly deadlines: readonly Deadline[];
  readonly paused: number | null;
  readonly outcome: Outcome | null;
  readonly status: GameStatus;
}

/** What is computed from a session, once: views, offers, status. */
export interface Cache {
  readonly views: Views;
  /** What viewers saw of an earlier state: whatever has not changed since is taken from there. */
  readonly before: Views | null;
  /** How many steps ago it was taken. */
  readonly age: number;
  /** What has changed since then, once somebody has asked. Of this state alone: `before` may serve several. */
  changes: Changes | null | undefined;
}

/** An empty cache for a state, which may take over from the cache of the session before. */
export function cacheFor(state: object, on: Views['on'], seats: number, last: Cache | null): Cache {
  const keeps = last !== null && (last.views.looks === 0 || isWorthMore(last));
  const before = last && (keeps ? last.before : last.views);
  const places = placeOf(seats as Viewer);
  const look = {
    state,
    on,
    views: blank(places),
    offers: blank(places),
    tables: blank(places),
    statusMemo: null,
    asking: null,
    offered: null,
    question: null,
    looks: 0,
  };
  return { views: look, before, age: keeps ? last.age + 1 : 1, changes: undefined };
}

/** After this many steps most of a state has changed, and old views are no longer kept in memory. */
const MAX_AGE = 24;

/**
 * Whether more viewers looked at the earlier state than have looked since. Within a batch of moves that are stored
 * together, only those who act look. All others last saw the state before the batch, and what they see next is compared
 * with it.
 */
const isWorthMore = ({ views, before, age }: Cache): boolean =>
  before !== null && before.looks > views.looks && age < MAX_AGE;

/** A list with a place for each viewer from the start, so that it never has to grow. */
const blank = (places: number): undefined[] => new Array<undefined>(places);

/** The place of a viewer in a cache. */
export const placeOf = (viewer: Viewer): number => viewer + 2;
