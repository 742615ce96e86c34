import { isHidden, declassify, seedOf, SPECTATOR, start, viewOf, type Session } from '@masque/core';
import { ascending, compare, ScenarioPlay } from '@masque/testkit';
import { objects, type ObjectKind } from '../src/cards/index.ts';
import montee, { type State } from '../src/index.ts';
import { options as schema } from '../src/options.ts';
import type { Scenario } from './format.ts';

/** Deals on which a scenario about the set-up is tried. */
const DEALS = 40;

/** What is wrong with the first deal that is not as a scenario about the set-up says. */
export function deals({ setup, expect = {} }: Scenario): readonly string[] | null {
  if (!setup) return null;
  const objectSet = setup.set?.startsWith('first') ? 'firstTrip' : (setup.set ?? 'full');
  const options = schema.parse({ objectSet, ...setup.options });
  for (let i = 0; i < DEALS; i++) {
    const deal = dealt(start(montee, { seed: seedOf(`deal ${i}`), seats: setup.n, options, at: 0 }));
    const problems = Object.entries(expect).flatMap(([name, value]) => check(deal, name, value));
    if (problems.length > 0) return problems;
  }
  return [];
}

interface Dealt {
  readonly all: readonly ObjectKind[];
  readonly [name: string]: unknown;
}

/** Everything of a deal that scenarios may expect. */
function dealt(session: Session<State>): Dealt {
  const { state } = new ScenarioPlay<State>(session);
  const hands = state.hands.map((hand) => hand.map(declassify));
  const all: ObjectKind[] = [...hands.flat(), ...state.pile.map(declassify)];
  const members = state.societies.map(declassify);
  const inHands = hands.flat();
  const opening = inHands.filter((kind) => !objects[kind].bag);
  const seen = viewOf(session, SPECTATOR);
  return {
    objects: all.length,
    handSizes: hands.map((hand) => hand.length),
    pileCount: state.pile.length,
    societies: ascending([...new Set(members)].map((it) => members.filter((other) => other === it).length)),
    unusedSocieties: state.spare ? 1 : 0,
    // Each seat of an odd table has one; they are not cards that could move.
    elixirs: session.start.seats % 2 === 1 ? session.start.seats : 0,
    pool: state.pool.length,
    limit: state.limit,
    bagsInHands: inHands.includes('bagKey') && inHands.includes('bagGoblet'),
    openingSize: opening.length,
    openingSealedOnly: opening.every((kind) => objects[kind].seal),
    openingPublic:
      JSON.stringify(ascending(opening)) === JSON.stringify(ascending(seen.opening ?? [])) &&
      seen.hands.flat().every(isHidden),
    all,
  };
}

function check(deal: Dealt, name: string, value: unknown): string[] {
  const named = (there: boolean) => (value as string[]).filter((it) => deal.all.includes(it as ObjectKind) === there);
  if (name === 'inGame') return compare(name, [], named(false));
  if (name === 'notInGame') return compare(name, [], named(true));
  if (!(name in deal)) return [`${name}: nothing here can check that`];
  return compare(name, name === 'societies' ? ascending(value as number[]) : value, deal[name]);
}
