import { declassify, type Action, type Offer, type Seat } from '@masque/core';
import type { Card } from '@masque/mechanics';
import { RefusedOperation, type Operation, type ScenarioPlay } from '@masque/testkit';
import type { Character } from '../src/cards/index.ts';
import type { State } from '../src/state.ts';
import { characterOf } from './format.ts';

/** Carries out one operation as a player (or the clock) would. Where the table only takes its time, it passes. */
export function operate(play: ScenarioPlay<State>, operation: Operation): void {
  perform(play, operation);
  while (play.phase === 'reveal') play.ring();
}

function perform(play: ScenarioPlay<State>, [name, ...args]: Operation): void {
  switch (name) {
    case 'allpass':
    case 'timeout':
      return play.ring();
    case 'act':
      return act(play, args[0] as Seat, String(args[1]), args[2] as Seat | undefined);
    case 'r':
      return respond(play, args[0] as Seat, String(args[1]), args[2]);
    case 'leave':
    case 'resign':
      return play.leave(args[0] as Seat);
    default:
      return choose(play, args[0] as Seat, String(name), args[1]);
  }
}

function act(play: ScenarioPlay<State>, seat: Seat, type: string, target: Seat | undefined): void {
  const [offer] = play.offers(seat, type);
  if (!offer)
    throw new RefusedOperation(play.phase === 'action' && seat === play.state.turn ? 'not_enabled' : 'not_your_turn');
  play.act(seat, type, target === undefined ? {} : { target }, whyClosed(offer));
}

function whyClosed({ closed }: Offer): string {
  const key = typeof closed === 'object' ? closed.key : (closed ?? '');
  return { 'why.cost': 'cannot_afford', 'why.mustCoup': 'must_coup', 'why.emptyReserve': 'reserve_empty' }[key] ?? 'bad_target'; // prettier-ignore
}

function respond(play: ScenarioPlay<State>, seat: Seat, answer: string, role: unknown): void {
  const { window } = play.state;
  if (!window) throw new RefusedOperation('window_closed');
  if (!window.asked.includes(seat)) throw new RefusedOperation('not_eligible');
  if (play.offers(seat).length === 0) throw new RefusedOperation('already_answered');
  const type = answer === 'pass' ? 'allow' : answer;
  if (play.offers(seat, type).length === 0) throw new RefusedOperation('not_in_this_window');
  play.act(seat, type, type === 'block' ? { as: characterOf(role) } : {}, 'bad_role');
}

const types: Readonly<Record<string, string>> = {
  show: 'show',
  lose: 'lose',
  keep: 'keep',
  exshow: 'exam_show',
  exam_show: 'exam_show',
  pick: 'pick',
  duel: 'pick',
  duel_pick: 'pick',
};

/** A choice about cards, which scenarios name by their faces. */
function choose(play: ScenarioPlay<State>, seat: Seat, name: string, what: unknown): void {
  const type =
    name === 'exdecide' || name === 'exam_decide' ? (what === 'replace' ? 'replace' : 'give_back') : types[name];
  if (!type) throw new TypeError(`there is no operation "${name}"`);
  if (play.offers(seat, type).length === 0) throw new RefusedOperation('not_your_turn');
  play.act(seat, type, paramsOf(play, seat, type, what), 'bad_count');
}

function paramsOf(play: ScenarioPlay<State>, seat: Seat, type: string, what: unknown): Action['params'] {
  if (type === 'replace' || type === 'give_back') return {};
  const cards = cardsBefore(play.state, seat, type);
  const places: number[] = [];
  for (const code of Array.isArray(what) ? (what as unknown[]) : [what]) {
    const place = cards.findIndex((card, i) => card === characterOf(code) && !places.includes(i));
    if (place < 0) throw new RefusedOperation('not_in_hand');
    places.push(place);
  }
  return type === 'keep' ? { cards: places } : { card: places[0]! };
}

function cardsBefore({ hands, drawn, duel }: State, seat: Seat, type: string): Character[] {
  const cards: readonly Card<Character>[] =
    type === 'pick' ? duel!.sets[seat]! : type === 'keep' ? [...hands[seat]!, ...drawn] : hands[seat]!;
  return cards.map(declassify);
}
