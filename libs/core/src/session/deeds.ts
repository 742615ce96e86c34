import type { Deed } from '../game/deeds.ts';
import { SPECTATOR } from '../seat.ts';
import type { Session } from './session.ts';
import { logFor, viewOf } from './views.ts';

/**
 * What everybody was and did, as far as it is public: nothing while the game runs, and nothing that stays hidden at its
 * end.
 *
 * @throws whatever the game's `deeds` throws
 * @example
 * // At the end of a game perhaps [{ seat: 0, role: 'role.seer' }, { seat: 1, claims: 7, lies: 3 }].
 * deedsOf(session); // => []
 */
export const deedsOf = (session: Session): readonly Deed[] =>
  session.outcome ? (session.game.deeds?.(viewOf(session, SPECTATOR) as never, logFor(session, SPECTATOR)) ?? []) : [];
