import { declassify, type Action, type Seat } from '@masque/core';
import { RefusedOperation, type Operation, type ScenarioPlay } from '@masque/testkit';
import type { State } from '../src/index.ts';
import { stacksOf } from '../src/rules/board.ts';
import { alarmOf } from '../src/rules/clock.ts';
import { codeOf } from './format.ts';

/** Carries out one operation as a player (or the clock) would. Where the table only takes its time, it passes. */
export function operate(play: ScenarioPlay<State>, operation: Operation): void {
  perform(play, operation);
  if (play.phase === 'ready' || play.phase === 'contest') play.ring((it) => 'delay' in it && it.delay === play.phase);
}

function perform(play: ScenarioPlay<State>, [name, who, what]: Operation): void {
  const seat = who as Seat;
  switch (name) {
    case 'timeout':
      return play.ring((it) => 'alarm' in it && it.alarm === alarmOf(seat));
    case 'leave':
      return play.leave(seat);
    case 'back':
      return play.act(seat, 'back');
    case 'select':
      if (play.phase !== 'selecting') throw new RefusedOperation('locked');
      return play.act(seat, 'select', { card: inHand(play, seat, what) }, 'not_in_hand');
    case 'reveal':
    case 'bribe':
      if (!isTurn(play, seat)) throw new RefusedOperation('not_your_turn');
      return play.act(seat, name, { slot: what }, () => whyNot(play, seat, name, what));
    case 'pass':
      return play.act(seat, 'pass', {}, isTurn(play, seat) ? 'not_allowed' : undefined);
    case 'choose':
      return choose(play, seat, what as object);
    default:
      throw new TypeError(`there is no operation "${String(name)}"`);
  }
}

const isTurn = ({ phase, state }: ScenarioPlay<State>, seat: Seat): boolean => phase === 'turn' && state.turn === seat;

/** Where two reasons fit, being refused is enough. */
function whyNot({ state }: ScenarioPlay<State>, seat: Seat, name: string, slot: unknown): string | undefined {
  const isOwn = stacksOf(state, seat).some(({ id }) => id === slot);
  if (name === 'bribe' && state.supply === 0) return isOwn ? 'supply_empty' : undefined;
  return isOwn ? 'bad_target' : undefined;
}

const inHand = ({ state }: ScenarioPlay<State>, seat: Seat, code: unknown): string =>
  `hand-${(state.hands[seat] ?? []).findIndex((card) => codeOf(declassify(card)) === code) + 1}`;

/** What scenarios call the parameters of choices, where they have words of their own. */
const params: Readonly<Record<string, string>> = { sid: 'slot', sids: 'slots' };

/**
 * The choice of an ability, whichever it is: its data names the parameters of the offers. One choice may be the answer
 * to two questions; then all of it counts or none.
 */
function choose(play: ScenarioPlay<State>, seat: Seat, data: object): void {
  if (!play.state.ability || play.offers(seat).every((it) => it.optional))
    throw new RefusedOperation(undefined, 'it has nothing to choose');
  let left = Object.entries(data).map(([name, value]) => [params[name] ?? name, valueOf(play, name, value)] as const);
  while (left.length > 0) {
    const [[name, value]] = left as [(typeof left)[number]];
    const offer =
      typeof value === 'boolean'
        ? play.offers(seat).find((it) => (it.type === name) === value)
        : play.offers(seat).find((it) => isPart(Object.keys(it.params), left));
    if (!offer) throw new RefusedOperation('bad_target');
    const taken = typeof value === 'boolean' ? [name] : Object.keys(offer.params);
    const chosen = typeof value === 'boolean' ? [] : left.filter(([it]) => taken.includes(it));
    play.act(seat, offer.type, Object.fromEntries(chosen) as Action['params'], 'bad_target');
    left = left.filter(([it]) => !taken.includes(it));
  }
}

const isPart = (names: readonly string[], of: readonly (readonly [string, unknown])[]): boolean =>
  names.length > 0 && names.every((name) => of.some(([it]) => it === name));

/** Cards of the discard are named by their faces. */
const valueOf = ({ state }: ScenarioPlay<State>, name: string, value: unknown): unknown =>
  name === 'card' ? `discard-${state.discard.findIndex((face) => codeOf(face) === value) + 1}` : value;
