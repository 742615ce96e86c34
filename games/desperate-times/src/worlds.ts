import { declassify, type Worlds } from '@masque/core';
import { answer, type Sealed } from '@masque/mechanics';
import { SUPPORTER } from './cards/print.ts';
import { chances } from './chances/index.ts';
import { recall } from './recall.ts';
import { deckFor } from './rules/supporters.ts';
import type { State } from './state.ts';

/** For bots that imagine the hands of the others. */
export const worlds: Worlds<State> = {
  values: ({ hands, discard }) => {
    const deck = deckFor(hands.length);
    for (const face of discard) deck.splice(deck.indexOf(face), 1);
    return { [SUPPORTER]: deck };
  },
  recall,
  // Players who are ready have played a card: any card of the hand.
  complete: (world, _, random) => ({
    ...world,
    selection:
      world.selection && laid(world.selection, (seat) => `hand-${1 + random.below(world.hands[seat]!.length)}`),
    offices: world.offices && laid(world.offices, () => 0),
  }),
  value: chances,
};

/** The question with an answer from everybody who is ready. */
const laid = <Answer>(question: Sealed<Answer>, given: (seat: number) => Answer): Sealed<Answer> =>
  (question.ready ?? []).reduce((now, seat) => (has(now, seat) ? now : answer(now, seat, given(seat))), question);

const has = <Answer>({ asked, answers }: Sealed<Answer>, seat: number): boolean =>
  declassify(answers[asked.indexOf(seat)]!) !== null;
