import type { Step } from '../messages/index.ts';
import { faceOf, showFaction, showRole } from '../court/show.ts';
import { ghosts } from '../court/visible.ts';
import { factionSide } from '../roles/index.ts';
import { livesOf } from './forming.ts';
import type { ContractState, ContractRoom } from './state.ts';

/** The point of no return: all members show what they agreed to, at once; the server enforces it. */
export function revealSides({ court, contract }: ContractRoom, step: Step): ContractRoom {
  let shown = court;
  const shows = contract.joined.map((seat, i): ContractState['shows'][number] => {
    const face = faceOf(court, seat);
    if (contract.sides[i] === 'role') {
      shown = showRole(shown, seat, contract.joined, step);
      return { seat, side: 'role', role: face.role, faction: face.faction };
    }
    shown = showFaction(shown, seat, contract.joined, step);
    return { seat, side: 'faction', shown: factionSide(face) };
  });
  return { court: shown, contract: { ...contract, shows, ghosts: ghosts(court), lives: livesOf(court), busy: true } };
}
