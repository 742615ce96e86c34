import { isHidden, open, SPECTATOR, viewOf, type Session } from '@masque/core';
import { compare } from '@masque/testkit';
import { objects, type ObjectKind } from '../objects/index.ts';
import { stateOf } from './operate.ts';
import type { Expectation } from './format.ts';

/** Everything of a deal that scenarios may expect. */
function dealt(session: Session): Record<string, unknown> {
  const state = stateOf(session);
  const hands = state.hands.map((hand) => hand.map(open));
  const all: ObjectKind[] = [...hands.flat(), ...state.pile.map(open)];
  const members = state.societies.map(open);
  const inHands = hands.flat();
  const opening = inHands.filter((kind) => !objects[kind].bag);
  const seen = viewOf(session, SPECTATOR) as { opening: string[] | null; hands: unknown[][] };
  return {
    objects: all.length,
    handSizes: hands.map((hand) => hand.length),
    pileCount: state.pile.length,
    societies: [...new Set(members)].map((it) => members.filter((other) => other === it).length).sort(),
    unusedSocieties: state.spare ? 1 : 0,
    // Each seat of an odd table has one; they are not cards that could move.
    elixirs: session.start.seats % 2 === 1 ? session.start.seats : 0,
    pool: state.pool.length,
    limit: state.limit,
    bagsInHands: inHands.includes('bagKey') && inHands.includes('bagGoblet'),
    openingSize: opening.length,
    openingSealedOnly: opening.every((kind) => objects[kind].seal),
    openingPublic:
      JSON.stringify([...opening].sort()) === JSON.stringify([...(seen.opening ?? [])].sort()) &&
      seen.hands.flat().every(isHidden),
    all,
  };
}

const list = (given: unknown): string[] => given as string[];

/** What is not as expected in a deal. */
export function checkDeal(session: Session, expected: Expectation): string[] {
  const deal = dealt(session);
  const all = deal['all'] as string[];
  return Object.entries(expected).flatMap(([name, value]) => {
    if (name === 'inGame')
      return compare(
        name,
        [],
        list(value).filter((kind) => !all.includes(kind)),
      );
    if (name === 'notInGame')
      return compare(
        name,
        [],
        list(value).filter((kind) => all.includes(kind)),
      );
    if (!(name in deal)) return [`${name}: nothing here can check that`];
    return compare(name, name === 'societies' ? [...(value as number[])].sort() : value, deal[name]);
  });
}
