import { seatsOf, known, type Seat, type View } from '@masque/core';
import { keysOf } from '@masque/mechanics';
import { isCriminal } from '../court/visible.ts';
import { FILLER } from '../deck/tiers.ts';
import type { Fact } from '../court/fact.ts';
import { factionSide, isHeir, otherFaction, revealOf, type CardFace, type Faction, type Role } from '../roles/index.ts';
import { factsFor } from '../present/faces.ts';
import type { State } from '../state.ts';

/** What a seat believes about the others: the probability of each card for each seat. */
export interface Belief {
  readonly me: Seat;
  readonly face: CardFace;
  /** Probability that a seat's card satisfies something. */
  chance(seat: Seat, test: (face: CardFace) => boolean): number;
  ally(seat: Seat): number;
  enemyHeir(seat: Seat): number;
  allyHeir(seat: Seat): number;
  criminal(seat: Seat): number;
  killer(seat: Seat): number;
  /** The card if it was shown. */
  known(seat: Seat): CardFace | undefined;
  /** The faction side, if it was shown and nothing more precise is known. */
  side(seat: Seat): Faction | undefined;
}

const ROUNDS = 12;
const beliefs = new WeakMap<object, Map<Seat, Belief>>();

/** Derives a belief from the announced deck and the seat's notebook alone. */
export function beliefOf(view: View<State>, me: Seat): Belief {
  const key = view.court;
  const bySeat = beliefs.get(key) ?? new Map<Seat, Belief>();
  beliefs.set(key, bySeat);
  let belief = bySeat.get(me);
  if (!belief) bySeat.set(me, (belief = think(view, me)));
  return belief;
}

function think(view: View<State>, me: Seat): Belief {
  const { players } = view.court;
  const face = known(players[me]!.face)!;
  const facts = new Map<Seat, Fact>();
  for (const fact of factsFor(view, me)) {
    // What a ghost has shown was shown in its previous life.
    const { alive, life } = players[fact.of]!;
    if (fact.life !== (alive ? life : life - 1) || facts.get(fact.of)?.kind === 'role') continue;
    facts.set(fact.of, fact);
  }
  const sureOf = new Map<Seat, CardFace>([[me, face]]);
  for (const fact of facts.values())
    if (fact.kind === 'role') sureOf.set(fact.of, { role: fact.role, faction: fact.faction });
  const faces = facesOf(view, face.faction);
  const left = leftOver(view, faces, [...sureOf.values()]);
  const unknown = seatsOf(players.length).filter((seat) => !sureOf.has(seat));
  const sideOf = (seat: Seat): Faction | undefined => {
    const fact = facts.get(seat);
    return fact?.kind === 'side' ? fact.shown : undefined;
  };
  // Computed on demand: not every decision needs it.
  let spread: ReadonlyMap<Seat, readonly number[]> | null = null;
  const chance = (seat: Seat, test: (face: CardFace) => boolean): number => {
    const sure = sureOf.get(seat);
    if (sure) return test(sure) ? 1 : 0;
    spread ??= balance(unknown, faces, left, sideOf);
    const row = spread.get(seat)!;
    let sum = 0;
    for (let i = 0; i < row.length; i++) if (test(faces[i]!)) sum += row[i]!;
    return sum;
  };
  const heirOf =
    (faction: Faction) =>
    (it: CardFace): boolean =>
      it.faction === faction && isHeir(it.role);
  return {
    me,
    face,
    chance,
    ally: (seat) => chance(seat, (it) => it.faction === face.faction),
    enemyHeir: (seat) => chance(seat, heirOf(otherFaction(face.faction))),
    allyHeir: (seat) => chance(seat, heirOf(face.faction)),
    criminal: (seat) => chance(seat, (it) => isCriminal(it.role, players[seat]!.badge)),
    killer: (seat) =>
      chance(
        seat,
        (it) => it.faction !== face.faction && Boolean(revealOf(it.role).kills ?? revealOf(it.role).poisons),
      ),
    known: (seat) => sureOf.get(seat),
    side: sideOf,
  };
}

/** The kinds of card in play, one's own faction first: both factions add up the same numbers in the same order. */
function facesOf({ court }: View<State>, own: Faction): CardFace[] {
  const roles = new Set<Role>([
    ...keysOf(court.deck).filter((role) => (court.deck[role] ?? 0) > 0),
    ...(court.odd ? [FILLER] : []),
  ]);
  return [own, otherFaction(own)].flatMap((faction) => [...roles].map((role): CardFace => ({ role, faction })));
}

/** Number of cards of each kind among seats with unknown cards. With an odd number of players each faction has half a Noble more. */
function leftOver({ court }: View<State>, faces: readonly CardFace[], gone: readonly CardFace[]): number[] {
  return faces.map((face) => {
    const all = (court.deck[face.role] ?? 0) + (court.odd && face.role === FILLER ? 0.5 : 0);
    const seen = gone.filter((it) => it.role === face.role && it.faction === face.faction).length;
    return Math.max(0, all - seen);
  });
}

/** Distributes the cards over the seats so that each row adds up to one card and each column to the number of cards left. */
function balance(
  seats: readonly Seat[],
  faces: readonly CardFace[],
  left: readonly number[],
  sideOf: (seat: Seat) => Faction | undefined,
): Map<Seat, number[]> {
  const rows = seats.map((seat) => {
    const side = sideOf(seat);
    return faces.map((face, i) => (side === undefined || factionSide(face) === side ? left[i]! : 0));
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of rows) scale(row, 1);
    for (let i = 0; i < faces.length; i++) {
      let sum = 0;
      for (const row of rows) sum += row[i]!;
      if (sum > 0) for (const row of rows) row[i] = (row[i]! * left[i]!) / sum;
    }
  }
  for (const row of rows) scale(row, 1);
  return new Map(seats.map((seat, i) => [seat, rows[i]!]));
}

function scale(row: number[], to: number): void {
  let sum = 0;
  for (const it of row) sum += it;
  if (sum > 0) for (let i = 0; i < row.length; i++) row[i] = (row[i]! * to) / sum;
}
