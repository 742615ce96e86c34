import { open, replace, type Seats, type Seat, type Step } from '@masque/core';
import { factionSide, type Face } from '../roles/index.ts';
import type { Court } from './court.ts';
import type { Fact } from './fact.ts';
import { factionName, roleName, tell, who } from './news.ts';

/** The card a seat holds, or held last. */
export const faceOf = (court: Court, seat: Seat): Face => open(court.players[seat]!.face);

/** Writes a fact into the ledgers of an audience: into each of theirs, or into the one that everybody reads. */
function note(court: Court, fact: Fact, to: Seats): Court {
  if (to === 'all') return { ...court, known: [...court.known, fact] };
  const ledgers = court.ledgers.map((ledger, seat) =>
    to.includes(seat) ? replace(ledger, [...open(ledger), fact]) : ledger,
  );
  return { ...court, ledgers };
}

/** Shows the role side of a seat's card to others: an agreed show, a forced one, or a flip. */
export function showRole(court: Court, seat: Seat, to: readonly Seat[], step: Step): Court {
  const audience = to.filter((it) => it !== seat);
  const { role, faction } = faceOf(court, seat);
  const args = { who: who(seat), role: roleName(role), faction: factionName(faction) };
  tell(step, ['role', seat, role, faction], { args, to: audience, learn: true });
  return note(court, { kind: 'role', of: seat, role, faction, life: court.players[seat]!.life, at: step.at }, audience);
}

/** Shows the role side to everybody, ghosts and passers-by included. */
export function showAll(court: Court, seat: Seat, step: Step): Court {
  const { role, faction } = faceOf(court, seat);
  const args = { who: who(seat), role: roleName(role), faction: factionName(faction) };
  tell(step, ['shown', seat, role, faction], { args, learn: true });
  return note(court, { kind: 'role', of: seat, role, faction, life: court.players[seat]!.life, at: step.at }, 'all');
}

/** Shows the faction side: a Spy's looks like every other of the faction it shows. */
export function showFaction(court: Court, seat: Seat, to: readonly Seat[], step: Step): Court {
  const audience = to.filter((it) => it !== seat);
  const shown = factionSide(faceOf(court, seat));
  tell(step, ['saw', seat, shown], {
    args: { who: who(seat), faction: factionName(shown) },
    to: audience,
    learn: true,
  });
  return note(court, { kind: 'side', of: seat, shown, life: court.players[seat]!.life, at: step.at }, audience);
}
