import { open, reveal, seatsOf, type Audience, type Seat, type Step } from '@masque/core';
import { anonymousOf, bribe, find, fromLeftOf, ids, withStack, type Board } from '../places.ts';
import { finish } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { cardAt, cardName } from '../words.ts';
import { choosing, type AbilityRules } from './ability.ts';

/** HOUSE: look at another's Anonymous Supporters, swap one for one of one's own, and Bribe the one taken. */
export const wizard: AbilityRules = {
  fizzles: (state, by) => anonymousOf(state, by).length === 0 || targets(state, by).length === 0,
};

const targets = (board: Board, by: Seat): Seat[] =>
  seatsOf(board.areas.length).filter((seat) => seat !== by && anonymousOf(board, seat).length > 0);

export const wizardLook = choosing(
  (view, by) => [
    {
      type: 'spy',
      params: { target: { kind: 'seat', of: targets(view, by), ask: 'ask.spy' } },
      look: { icon: 'eyeball', main: true },
    },
  ],
  { spy: (state, { seat, target }, step) => look(state, seat, target, step) },
  (state, by, step) => look(state, by, fromLeftOf(state, by).find((it) => !it.stack.up)!.seat, step),
);

function look(state: State, by: Seat, target: Seat, step: Step): State {
  const places = anonymousOf(state, target);
  step.log({ kind: 'spies', args: { who: { seat: by }, target: { seat: target } } });
  step.log({
    kind: 'spied',
    to: [by],
    args: { target: { seat: target }, cards: { list: places.map((it) => cardAt(it.id, open(it.card))) } },
    learn: true,
  });
  const seen = ids(places).reduce(
    (now, id) => withStack(now, id, (it) => ({ ...it, card: reveal(it.card, [by]) })),
    state,
  );
  return { ...seen, ability: { ...state.ability!, step: 'wizardSwap', target } };
}

export const wizardSwap = choosing(
  (view, by) => [
    {
      type: 'swap',
      params: {
        give: { kind: 'card', of: ids(anonymousOf(view, by)), ask: 'ask.give' },
        take: { kind: 'card', of: ids(anonymousOf(view, view.ability!.target!)), ask: 'ask.take' },
      },
      look: { icon: 'card-exchange', main: true },
    },
  ],
  { swap: (state, { seat, give, take }, step) => swap(state, seat, give, take, step) },
  (state, by, step) =>
    swap(state, by, anonymousOf(state, by)[0]!.id, anonymousOf(state, state.ability!.target!)[0]!.id, step),
);

/** The cards change places; slots and Bribes stay. */
function swap(state: State, by: Seat, give: string, take: string, step: Step): State {
  const target = state.ability!.target!;
  const given = find(state, give).stack.card;
  const taken = find(state, take).stack.card;
  const to = knowers(given.to, taken.to, [by, target]);
  step.log({ kind: 'swaps', args: { who: { seat: by }, target: { seat: target }, give, take } });
  step.log({
    kind: 'swapped',
    to: [target],
    args: { who: { seat: by }, slot: take, card: cardName(open(given)) },
    learn: true,
  });
  const one = withStack(state, give, (it) => ({ ...it, card: { ...taken, to } }));
  return finish(
    bribe(
      withStack(one, take, (it) => ({ ...it, card: { ...given, to } })),
      give,
    ),
  );
}

/** The two concerned know both cards now. Of the others, only who knew both can still tell them apart. */
function knowers(a: Audience, b: Audience, concerned: readonly Seat[]): Audience {
  if (a === 'all') return b === 'all' ? 'all' : unique([...concerned, ...b]);
  return unique([...concerned, ...(b === 'all' ? a : a.filter((seat) => b.includes(seat)))]);
}

const unique = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].sort((x, y) => x - y);
