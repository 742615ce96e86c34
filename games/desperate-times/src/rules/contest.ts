import { open, reveal, seatsOf, type Seat, type Step } from '@masque/core';
import type { Face } from '../cards/print.ts';
import type { Contest, State } from '../state.ts';
import { find, ids, publicOf, withStack } from './board.ts';
import { cardName } from './words.ts';

/**
 * Turns a Supporter face-up: all see it. If another Contender has the same face public, the one Bribed more stays.
 * Bribes stay where they are, and whoever is turned down keeps the card.
 */
export function turnUp(
  state: State,
  seat: Seat,
  id: string,
  step: Step,
): { readonly state: State; readonly stays: boolean } {
  const { stack } = find(state, id);
  const face = open(stack.card);
  const shown = withStack(state, id, (it) => ({ ...it, up: true, card: reveal(it.card, 'all') }));
  const rival = seatsOf(step.seats).find((it) => it !== seat && copies(state, it, face).length > 0);
  if (rival === undefined || state.uncontested.includes(face)) return { state: shown, stays: true };
  const claimed = copies(state, rival, face);
  const top = Math.max(...claimed.map((it) => it.bribes));
  const contest: Contest = {
    supporter: face,
    newcomer: { seat, slot: id, bribes: stack.bribes },
    incumbent: { seat: rival, slots: ids(claimed), bribes: top },
    result: stack.bribes > top ? 'newcomer' : stack.bribes < top ? 'incumbent' : state.options.contestTie,
  };
  step.log({
    kind: `contest.${contest.result}`,
    args: { who: { seat }, rival: { seat: rival }, card: cardName(face), bribes: stack.bribes, top },
    data: contest,
  });
  const down = [
    ...(contest.result === 'newcomer' ? [] : [id]),
    ...(contest.result === 'incumbent' ? [] : contest.incumbent.slots),
  ];
  const settled = down.reduce((now, it) => withStack(now, it, (loser) => ({ ...loser, up: false })), shown);
  return { state: { ...settled, contest }, stays: contest.result === 'newcomer' };
}

const copies = (state: State, seat: Seat, face: Face) => publicOf(state, seat).filter((it) => open(it.card) === face);
