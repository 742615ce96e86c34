import { declassify, isHidden, replace, reveal, sees, type Random, type Worlds } from '@masque/core';
import { factsIn } from '@masque/mechanics';
import { otherThan, sorted, type ObjectKind, type Society } from './cards/index.ts';
import { units } from './public.ts';
import { handOf } from './rules/hands.ts';
import { needOf } from './rules/proclaim.ts';
import type { Fact, State } from './state.ts';

/** What a seat knows from its notebook. Those of the others are hidden. */
const factsOf = (known: State, seat: number): readonly Fact[] => factsIn(known.notebooks, seat);

/** For bots that imagine societies, professions and hand luggage. */
export const worlds: Worlds<State> = {
  copies: (_, [part]) => part === 'foreseen',
  fits: (known, seat, { path: [part, of] }, value) =>
    factsOf(known, seat).every((it) => {
      if (it.fact === 'society' && part === 'societies' && it.of === Number(of)) return it.society === value;
      if (it.fact !== 'profession' || part !== 'professions' || it.of !== Number(of)) return true;
      return it.mark !== known.touched.professions[it.of] || it.profession === value;
    }),
  complete: (world, seat, random) => inOrder(withSeen(withForeseen(world, seat, random), seat, random)),
  value: (state) => {
    const progress = (society: Society): number =>
      state.societies.reduce(
        (sum, it, seat) => (declassify(it) === society ? sum + units(handOf(state, seat), society, state) : sum),
        0,
      ) / needOf(state, society);
    return state.societies.map((it) => {
      const own = declassify(it);
      return 1 / (1 + Math.exp(-STEEP * (progress(own) - progress(otherThan(own)))));
    });
  },
};

/** How steeply the value rises as a society gets everything it needs and the other nothing. */
const STEEP = 2.5;

/** A player looking through the pile knows what is in it, and so what is not in hands. */
function withForeseen(world: State, me: number, random: Random): State {
  const seen = world.foreseen && declassify(world.foreseen.cards);
  if (!seen || isHidden(seen)) return world;
  const hidden = world.hands.flat().filter((it) => !sees(it, me));
  const rest = random.shuffle([...world.pile, ...hidden].map(declassify));
  for (const card of seen) rest.splice(rest.indexOf(card), 1);
  const pile = random.shuffle(seen);
  return {
    ...world,
    pile: world.pile.map((it, i) => replace(it, pile[i]!)),
    hands: world.hands.map((hand) => hand.map((it) => (sees(it, me) ? it : replace(it, rest.pop()!)))),
  };
}

interface Held {
  readonly seat: number;
  readonly card: ObjectKind;
}

/** The world with every object where it was seen, unless it has moved since. */
function withSeen(world: State, me: number, random: Random): State {
  const still = ({ seat, mark }: { seat: number; mark: number }): boolean =>
    seat !== me && mark === world.touched.hands[seat];
  const seen: Held[] = world.pinned.filter(still);
  const hands = world.hands.map((hand) => hand.map(declassify));
  const pile = world.pile.map(declassify);
  /** Places that must not change. */
  const kept = world.hands.map((hand) => hand.map((it) => sees(it, me)));
  for (const { seat, card } of seen) {
    const hand = hands[seat]!;
    const there = hand.indexOf(card);
    if (there >= 0) kept[seat]![there] = true;
  }
  for (const { seat, card } of seen) {
    if (hands[seat]!.includes(card)) continue;
    const free = random.shuffle([...hands[seat]!.keys()].filter((i) => !kept[seat]![i]))[0];
    if (free === undefined) continue;
    const places = [
      ...pile.flatMap((it, i) => (it === card ? [{ list: pile, i }] : [])),
      ...hands.flatMap((hand, other) =>
        other === me || other === seat
          ? []
          : hand.flatMap((it, i) => (it === card && !kept[other]![i] ? [{ list: hand, i }] : [])),
      ),
    ];
    if (places.length === 0) continue;
    const { list, i } = random.pick(places);
    list[i] = hands[seat]![free]!;
    hands[seat]![free] = card;
    kept[seat]![free] = true;
  }
  return {
    ...world,
    hands: world.hands.map((hand, seat) => hand.map((it, i) => replace(it, hands[seat]![i]!))),
    pile: world.pile.map((it, i) => replace(it, pile[i]!)),
  };
}

/** Hands are in canonical order, and so is the pile for a player looking through it. */
const inOrder = (world: State): State => ({
  ...world,
  hands: world.hands.map((hand) => {
    const kinds = sorted(hand.map(declassify));
    return hand.map((it, i) => replace(it, kinds[i]!));
  }),
  foreseen: world.foreseen && {
    ...world.foreseen,
    cards: reveal(replace(world.foreseen.cards, sorted(world.pile.map(declassify))), [world.foreseen.by]),
  },
});
