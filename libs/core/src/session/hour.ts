import { SPECTATOR } from '../seat.ts';
import { tableFor } from './views.ts';
import type { Session } from './session.ts';

/**
 * How often everybody is sent a frame during a sealed hour, in milliseconds. Long enough for phones, short enough for
 * people who wait to see their own choice.
 *
 * @example
 * const framesIn = (ms: number) => Math.floor(ms / BEAT_MS);
 * framesIn(60_000); // => 60
 */
export const BEAT_MS = 1000;

/**
 * Whether this is an hour in which nobody may learn whether anybody does anything. At night (`Table.night`), the server
 * tells all viewers what they may see on a fixed beat, in frames of one size, whether or not anything has happened, and
 * shows nothing else about who is there, acts or writes. The same for all viewers.
 *
 * @throws whatever the game's `present` throws
 * @example
 * if (isSealedHour(session)) setInterval(tellEverybody, BEAT_MS);
 */
export const isSealedHour = (session: Session): boolean =>
  session.outcome === null && tableFor(session, SPECTATOR).night === true;
