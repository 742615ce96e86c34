import { declassify, isHidden, reveal, secret, type Secret, type Worlds } from '@masque/core';
import { CHARACTER, copiesFor, courtOf, type Character } from './cards/index.ts';
import { readersOf } from './rules/hands.ts';
import type { State } from './state.ts';

/** How often players claim a character they do not hold, measured over many games. */
const BLUFFS = 0.3;
/** How often they hold a card that they did not show when challenged: it happens, by mistake or on purpose. */
const KEPT_BACK = 0.02;

/** For bots that imagine the hands of the others. */
export const worlds: Worlds<State> = {
  copies: (_, [part]) => part === 'examined',
  values: ({ options, hands, lost, duel }) => ({
    [CHARACTER]: less(
      courtOf(options).flatMap((it) => Array<Character>(duel ? 3 : copiesFor(hands.length)).fill(it)),
      lost.flat(),
    ),
  }),
  fits: ({ examined }, _, { path: [part, seat, place] }, value) => {
    if (!examined || part !== 'hands' || Number(seat) !== examined.of || Number(place) !== examined.place) return true;
    const card = declassify(examined.card);
    return isHidden(card) || card === value;
  },
  complete: (world) => {
    const { announced, examined, hands, drawn, duel } = world;
    const look = <T>(it: Secret<T>): Secret<T> => (announced ? reveal(it, readersOf(world, announced.by)) : it);
    return {
      ...world,
      drawn: drawn.map(look),
      // A target's answer in advance is asked again.
      advance: world.advance && secret(declassify(world.advance), [announced!.target!]),
      examined: examined && {
        ...examined,
        card: isHidden(declassify(examined.card))
          ? reveal(hands[examined.of]![examined.place]!, [examined.of, announced!.by])
          : examined.card,
      },
      duel: duel && {
        ...duel,
        sets: duel.sets.map((set, of) => set.map((_, i) => secret(courtOf(world.options)[i]!, [of]))),
      },
    };
  },
  likelihood: ({ records, hands }) =>
    hands.reduce((likely, hand, seat) => {
      if (hand.length === 0) return likely;
      const { claims, denied } = records[seat]!;
      const held = hand.map(declassify);
      const lies = Object.keys(claims).filter((it) => !includes(held, it) && !includes(denied, it)).length;
      return likely * BLUFFS ** lies * KEPT_BACK ** denied.filter((it) => held.includes(it)).length;
    }, 1),
  value: ({ hands, coins }) => {
    const strengths = hands.map((hand, seat) => (hand.length === 0 ? 0 : HANDS[hand.length]! + coins[seat]! * COIN));
    const all = strengths.reduce((sum, it) => sum + it, 0);
    return strengths.map((it) => it / all);
  },
};

/** The value of a hand of one or two cards compared to the other, and of a coin. */
const HANDS = [0, 1, 2.6];
const COIN = 0.1;

function less(all: readonly Character[], gone: readonly Character[]): Character[] {
  const left = [...all];
  for (const it of gone) left.splice(left.indexOf(it), 1);
  return left;
}

const includes = (list: readonly string[], it: string): boolean => list.includes(it);
