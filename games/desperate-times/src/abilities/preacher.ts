import { open, type Seat, type Step } from '@masque/core';
import { anonymousOf, bribesOf, find, ids, stacksOf, unbribe, type Board } from '../places.ts';
import { turnUp } from '../rules/contest.ts';
import { finish } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { cardName } from '../words.ts';
import { choosing, type AbilityRules } from './ability.ts';

/** HOUSE: return one of one's Bribes to turn one of one's Anonymous Supporters face-up without its ability. */
export const preacher: AbilityRules = {
  fizzles: (state, by) => bribesOf(state, by) === 0 || anonymousOf(state, by).length === 0,
};

const payers = (board: Board, by: Seat): string[] => ids(stacksOf(board, by).filter((it) => it.bribes > 0));

export const preacherExpose = choosing(
  (view, by) => [
    {
      type: 'expose',
      params: {
        slot: { kind: 'card', of: ids(anonymousOf(view, by)), ask: 'ask.expose' },
        from: { kind: 'card', of: payers(view, by), ask: 'ask.penance' },
      },
      look: { icon: 'card-play', main: true },
    },
  ],
  { expose: (state, { seat, from, slot }, step) => expose(state, seat, from, slot, step) },
  (state, by, step) => expose(state, by, payers(state, by)[0]!, anonymousOf(state, by)[0]!.id, step),
);

/** The Bribe is paid first: in a contest it does not count any more. */
function expose(state: State, by: Seat, from: string, slot: string, step: Step): State {
  const supporter = open(find(state, slot).stack.card);
  step.log({
    kind: 'exposes',
    args: { who: { seat: by }, from, slot, card: cardName(supporter) },
    data: { supporter },
    learn: true,
  });
  return finish(turnUp(unbribe(state, from), by, slot, step).state);
}
