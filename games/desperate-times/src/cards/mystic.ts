import { declassify, seatsOf, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { redeal } from '@masque/mechanics';
import { hidden, type Model, type KnownSupporter } from '../bots/model.ts';
import { cardAt, cardName } from '../rules/words.ts';
import type { Aim, Stack, State } from '../state.ts';
import type { FaceId } from './print.ts';
import type { Supporter } from './supporter.ts';

/** The printed ability: all Anonymous Supporters are shuffled and dealt out again; the Bribes on them are lost. */
export const mystic: Supporter = {
  id: 'mystic',
  code: 'MYS',
  faction: 'codex',
  value: 3,
  icon: 'crystal-ball',
  copies: [2, 3],
  ability: {
    printed: true,
    begin: shuffle,
    questions: {},
    promise: { points: 1.3, crowd: 0.2 },
    outlook: (model) => [{ after: shuffled(model) }],
  },
};

/**
 * One card at a time, starting to the Mystic's left. New slots get new names, so earlier knowledge about slots expires.
 */
function shuffle(state: State, { by }: Aim, step: Step): State {
  const { mysticBribes, lostBribes, mysticRemainder } = state.options;
  const loses = (it: Stack): boolean => mysticBribes === 'all' || !it.up;
  const lost = state.areas.flatMap((row) => row.slots.filter(loses)).reduce((sum, it) => sum + it.bribes, 0);
  const bare = state.areas.map((row) => ({
    ...row,
    slots: row.slots.map((it) => (loses(it) ? { ...it, bribes: 0 } : it)),
  }));
  const [areas, rest] = redeal<FaceId, Stack>(bare, step.random, {
    which: (it) => !it.up,
    first: (by + 1) % step.seats,
    evenly: mysticRemainder === 'discard',
    make: (id, card): Stack => ({ id, card, up: false, bribes: 0 }),
  });
  step.log({ kind: 'mystic', args: { lost } });
  if (rest.length > 0)
    step.log({
      kind: 'remainder',
      args: { cards: { list: rest.map((card) => cardName(declassify(card))) } },
      learn: true,
    });
  for (const { owner, slots } of areas) {
    const cards = slots.filter((it) => !it.up).map((it) => cardAt(it.id, declassify(it.card)));
    if (cards.length > 0) step.log({ kind: 'dealt', to: [owner], args: { cards: { list: cards } }, learn: true });
  }
  const toSupply = lostBribes === 'supply' ? lost : 0;
  return {
    ...state,
    areas,
    discard: [...state.discard, ...rest.map(declassify)],
    supply: state.supply + toSupply,
    lost: state.lost + lost - toSupply,
  };
}

/** No Bribes on Anonymous Supporters, nobody knows which card is where, and everybody has as many cards as before. */
function shuffled(model: Model): Model {
  const down = hidden(model.pieces);
  const each = down.length / model.seats;
  const first = (seat: Seat): number => (seat - model.me - 1 + model.seats) % model.seats;
  const pieces = seatsOf(model.seats).flatMap((seat) =>
    Array.from(
      { length: Math.floor(each) + (first(seat) < down.length % model.seats ? 1 : 0) },
      (_, i): KnownSupporter => ({
        id: `new-${seat}-${i}`,
        owner: seat,
        face: null,
        up: false,
        bribes: 0,
      }),
    ),
  );
  return {
    ...model,
    pieces: [...model.pieces.filter((it) => it.up), ...pieces],
    supply: model.supply + down.reduce((sum, it) => sum + it.bribes, 0),
  };
}
