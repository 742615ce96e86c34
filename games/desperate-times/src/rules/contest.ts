import { open, reveal, seatsOf, type Seat, type Step } from '@masque/core';
import { find, ids, publicOf, withStack } from '../places.ts';
import { isVillager, type Supporter } from '../supporters.ts';
import type { Contest, State } from '../state.ts';
import { cardName } from '../words.ts';

/** Do two public copies of this face with different Contenders contest each other? */
const contested = (state: State, supporter: Supporter): boolean =>
  state.options.villagersContest || !isVillager(supporter);

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
  const supporter = open(stack.card);
  const shown = withStack(state, id, (it) => ({ ...it, up: true, card: reveal(it.card, 'all') }));
  const rival = seatsOf(step.seats).find((it) => it !== seat && copies(state, it, supporter).length > 0);
  if (rival === undefined || !contested(state, supporter)) return { state: shown, stays: true };
  const claimed = copies(state, rival, supporter);
  const top = Math.max(...claimed.map((it) => it.bribes));
  const contest: Contest = {
    supporter,
    newcomer: { seat, slot: id, bribes: stack.bribes },
    incumbent: { seat: rival, slots: ids(claimed), bribes: top },
    result: stack.bribes > top ? 'newcomer' : stack.bribes < top ? 'incumbent' : state.options.contestTie,
  };
  step.log({
    kind: `contest.${contest.result}`,
    args: { who: { seat }, rival: { seat: rival }, card: cardName(supporter), bribes: stack.bribes, top },
    data: contest,
  });
  const down = [
    ...(contest.result === 'newcomer' ? [] : [id]),
    ...(contest.result === 'incumbent' ? [] : contest.incumbent.slots),
  ];
  const settled = down.reduce((now, it) => withStack(now, it, (loser) => ({ ...loser, up: false })), shown);
  return { state: { ...settled, contest }, stays: contest.result === 'newcomer' };
}

const copies = (state: State, seat: Seat, supporter: Supporter) =>
  publicOf(state, seat).filter((it) => open(it.card) === supporter);
