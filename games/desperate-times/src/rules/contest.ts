import { declassify, seatsOf, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import type { FaceId } from '../cards/print.ts';
import type { Contest, State } from '../state.ts';
import { find, ids, publicOf, withStack } from './board.ts';
import { cardName, contestSaid } from './words.ts';

/**
 * Turns a Supporter face up for everybody. If another Contender already has the same face in public, the Supporter with
 * more Bribes stays. Bribes stay where they are, and a Contender whose Supporter is turned down keeps the card.
 *
 * @param how what the log says about it
 */
export function turnUp(
  state: State,
  seat: Seat,
  id: string,
  step: Step,
  /** The Contender whose Bribe paid for it; absent: it is Revealed. */
  from?: string,
): State {
  const { stack } = find(state, id);
  const face = declassify(stack.card);
  const args = { who: { seat }, slot: id, card: cardName(face) };
  const data = { supporter: face };
  const card = step.reveal(
    stack.card,
    'all',
    from === undefined ? { kind: 'reveals', args, data } : { kind: 'exposes', args: { ...args, from }, data },
  );
  const shown = withStack(state, id, (it) => ({ ...it, up: true, card }));
  const rival = seatsOf(step.seats).find((it) => it !== seat && copies(state, it, face).length > 0);
  if (rival === undefined || state.uncontested.includes(face)) return shown;
  const claimed = copies(state, rival, face);
  const top = Math.max(...claimed.map((it) => it.bribes));
  const contest: Contest = {
    supporter: face,
    newcomer: { seat, slot: id, bribes: stack.bribes },
    incumbent: { seat: rival, slots: ids(claimed), bribes: top },
    result: stack.bribes > top ? 'newcomer' : stack.bribes < top ? 'incumbent' : state.options.contestTie,
  };
  step.log({ kind: `contest.${contest.result}`, args: contestSaid(contest).args, data: contest });
  const down = [
    ...(contest.result === 'newcomer' ? [] : [id]),
    ...(contest.result === 'incumbent' ? [] : contest.incumbent.slots),
  ];
  const settled = down.reduce((now, it) => withStack(now, it, (loser) => ({ ...loser, up: false })), shown);
  return { ...settled, contest };
}

const copies = (state: State, seat: Seat, face: FaceId) =>
  publicOf(state, seat).filter((it) => declassify(it.card) === face);

/** Is there a contest that everybody must see? */
export const isContested = ({ contest }: State): boolean => contest !== null;
