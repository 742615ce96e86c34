import { known, type Seat } from '@masque/core';
import { isAlive } from '../court/visible.ts';
import { revealOf, type CardFace } from '../roles/index.ts';
import type { Thought } from './thought.ts';

/**
 * Does an ability of one card work only together with the other? Witnesses need their Magistrate, Diplomats each other,
 * Brigands their pack.
 */
function belong(mine: CardFace, other: CardFace): boolean {
  const [rule, theirs] = [revealOf(mine.role), revealOf(other.role)];
  const friends = mine.faction === other.faction;
  if (rule.probe === 'accuse') return friends && Boolean(theirs.judges);
  if (rule.judges) return friends && theirs.probe === 'accuse';
  if (rule.probe === 'name') return !friends && other.role === mine.role;
  return Boolean(rule.pack) && other.role === mine.role;
}

/** Whether this is a player known to be needed for the bot's own ability. */
export const isPartner = (thought: Thought, seat: Seat): boolean => {
  const { observation, belief } = thought;
  const known = belief.known(seat);
  if (seat === belief.me || known === undefined || !isAlive(observation.view.court, seat)) return false;
  return belong(belief.face, known) || (isIll(thought) && isHealer(belief.face, known));
};

/** Is it poisoned? Then it needs a friend who heals. */
export const isIll = ({ observation, belief }: Thought): boolean =>
  Boolean(known(observation.view.court.players[belief.me]!.poison));
const isHealer = (mine: CardFace, other: CardFace): boolean =>
  mine.faction === other.faction && Boolean(revealOf(other.role).heals);

/**
 * Whom a Witness would accuse: an enemy to be executed, or somebody who may be the other Heir. A Criminal with
 * probability one half is enough, and so is one of four candidates for the Heir; a player who may well be either is a
 * good choice, too.
 */
export const suspicion = ({ belief }: Thought, seat: Seat): number =>
  belief.criminal(seat) * (1 - belief.ally(seat)) + (belief.known(seat) ? 0 : belief.enemyHeir(seat) * 2);

/** Above this, an accusation is worth a Witness's life. */
export const SUSPECT = 0.5;
