import type { Seat } from '@masque/core';
import { isAlive } from '../court/standing.ts';
import { revealOf, type Face } from '../roles/index.ts';
import type { Thought } from './pick.ts';

/** Does an ability of one card only work beside the other? Witnesses need a Magistrate of theirs, Diplomats each other, Brigands their pack. */
function belong(mine: Face, other: Face): boolean {
  const [rule, theirs] = [revealOf(mine.role), revealOf(other.role)];
  const friends = mine.faction === other.faction;
  if (rule.probe === 'accuse') return friends && Boolean(theirs.judges);
  if (rule.judges) return friends && theirs.probe === 'accuse';
  if (rule.probe === 'name') return !friends && other.role === mine.role;
  return Boolean(rule.pack) && other.role === mine.role;
}

/** Is this somebody whom one knows to be needed for one's own ability? */
export const isPartner = ({ mind, belief }: Thought, seat: Seat): boolean => {
  const known = belief.known(seat);
  return seat !== belief.me && known !== undefined && isAlive(mind.view.court, seat) && belong(belief.face, known);
};

/** Whom a Witness would accuse: an enemy for the axe, or somebody who may well be the other Heir. */
export const suspicion = ({ belief }: Thought, seat: Seat): number =>
  Math.max(belief.criminal(seat) * (1 - belief.ally(seat)), belief.known(seat) ? 0 : belief.enemyHeir(seat) * 1.8);

/** From here on it is worth a Witness's life. */
export const SUSPECT = 0.5;
