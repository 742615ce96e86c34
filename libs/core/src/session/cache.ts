import type { AnyOffers } from '../chart/chart.ts';
import type { Here } from '../game/here.ts';
import type { Offer } from '../offer/offer.ts';
import type { Changes } from '../secret/project.ts';
import type { Viewer } from '../seat.ts';

/** What viewers have seen of a state. Viewers are counted from EYE: index `viewer + 2`. */
interface Views {
  readonly state: object;
  readonly views: (object | undefined)[];
}

/** A phase that is on, and what it offers. */
export interface Asking {
  readonly offers: AnyOffers;
  readonly path: string;
  /** Which question it is: the phase and how often it has been entered. */
  readonly window: string;
}

/** What is worked out from a session, once: views, offers, where it stands. */
export interface Cache extends Views {
  /** The last state that somebody looked at before this one: unchanged parts of a view are taken over from there. */
  readonly before: Views | null;
  /** What has changed since then, once somebody has asked. Of this state alone: `before` may serve several. */
  changes: Changes | null | undefined;
  readonly offers: (readonly Offer[] | undefined)[];
  /** The phases that offer something now, and under which window. */
  asking: readonly Asking[] | null;
  here: Here | null;
}

/** An empty cache for a state, which may take over from the cache of the session before. */
export function cacheFor(state: object, last: Cache | null): Cache {
  const before = last && (last.views.length > 0 ? { state: last.state, views: last.views } : last.before);
  return { state, views: [], before, changes: undefined, offers: [], asking: null, here: null };
}

/** The place of a viewer in a cache. */
export const placeOf = (viewer: Viewer): number => viewer + 2;
