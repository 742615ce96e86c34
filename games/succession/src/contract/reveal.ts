import type { Step } from '@masque/core';
import { faceOf, showFaction, showRole } from '../court/show.ts';
import { ghosts } from '../court/standing.ts';
import { factionSide } from '../roles/index.ts';
import { livesOf } from './forming.ts';
import type { Pact, Room } from './pact.ts';

/** The point of no return: all members show what they agreed to, at once, and the table sees to it that they do. */
export function revealSides({ court, pact }: Room, step: Step): Room {
  let shown = court;
  const shows = pact.joined.map((seat, i): Pact['shows'][number] => {
    const face = faceOf(court, seat);
    if (pact.sides[i] === 'role') {
      shown = showRole(shown, seat, pact.joined, step);
      return { seat, side: 'role', role: face.role, faction: face.faction };
    }
    shown = showFaction(shown, seat, pact.joined, step);
    return { seat, side: 'faction', shown: factionSide(face) };
  });
  return { court: shown, pact: { ...pact, shows, ghosts: ghosts(court), lives: livesOf(court), busy: true } };
}
