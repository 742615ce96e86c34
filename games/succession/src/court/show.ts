import { declassify, type Seats, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { note, who } from '@masque/mechanics';
import { factionSide, type CardFace } from '../roles/index.ts';
import type { Court } from './court.ts';
import type { Fact } from './fact.ts';
import { factionName, roleName, tell } from './news.ts';

/** The card a seat holds, or last held. */
export const faceOf = (court: Court, seat: Seat): CardFace => declassify(court.players[seat]!.face);

/** Writes a fact into the notebooks of an audience: into each of theirs, or into the public one. */
const noted = (court: Court, fact: Fact, to: Seats): Court =>
  to === 'all' ? { ...court, known: [...court.known, fact] } : { ...court, notebooks: note(court.notebooks, to, fact) };

/** Shows the role side of a seat's card to others: as agreed, forced, or turned up. */
export function showRole(court: Court, seat: Seat, to: readonly Seat[], step: Step): Court {
  const audience = to.filter((it) => it !== seat);
  const { role, faction } = faceOf(court, seat);
  const args = { who: who(seat), role: roleName(role), faction: factionName(faction) };
  tell(step, ['role', seat, role, faction], { args, to: audience, learn: true });
  return noted(
    court,
    { kind: 'role', of: seat, role, faction, life: court.players[seat]!.life, at: step.at },
    audience,
  );
}

/**
 * Shows the role side to everybody, including ghosts and spectators.
 *
 * @param life the life in which the seat held the card: for a seat that has just died, the previous one
 */
export function showAll(court: Court, seat: Seat, step: Step, life = court.players[seat]!.life): Court {
  const { role, faction } = faceOf(court, seat);
  const args = { who: who(seat), role: roleName(role), faction: factionName(faction) };
  tell(step, ['shown', seat, role, faction], { args, learn: true });
  return noted(court, { kind: 'role', of: seat, role, faction, life, at: step.at }, 'all');
}

/** Shows the faction side: a Spy's looks like any other of the faction it shows. */
export function showFaction(court: Court, seat: Seat, to: readonly Seat[], step: Step): Court {
  const audience = to.filter((it) => it !== seat);
  const shown = factionSide(faceOf(court, seat));
  tell(step, ['saw', seat, shown], {
    args: { who: who(seat), faction: factionName(shown) },
    to: audience,
    learn: true,
  });
  return noted(court, { kind: 'side', of: seat, shown, life: court.players[seat]!.life, at: step.at }, audience);
}
