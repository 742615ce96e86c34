import { open, type Session } from '@masque/core';
import { stacksOf } from '../places.ts';
import { codeOf, type Operation } from './format.ts';
import { stateOf } from './operate.ts';

/** The words for refusals that can be told apart. A scenario may use another word: then being refused is enough. */
const words = [
  'not_your_turn',
  'not_your_supporter',
  'supply_empty',
  'not_allowed',
  'locked',
  'not_in_hand',
  'nothing_to_choose',
  'bad_target',
];

/** Why an operation is refused in this position: the words that fit. */
function fitting(session: Session, [what, seat, detail]: Operation): readonly string[] {
  const state = stateOf(session);
  const by = Number(seat);
  const phase = session.chart.value;
  const asked = state.waiting.seats.includes(by);
  switch (what) {
    case 'select': {
      if (phase !== 'selecting') return ['locked'];
      return state.hands[by]?.some((card) => codeOf(open(card)) === detail) ? [] : ['not_in_hand', 'bad_target'];
    }
    case 'reveal':
    case 'bribe': {
      if (phase !== 'endorsing' || !asked) return ['not_your_turn'];
      const own = stacksOf(state, by).some(({ id }) => id === detail);
      const empty = what === 'bribe' && state.supply === 0 ? ['supply_empty'] : [];
      return own ? [...empty, 'bad_target'] : [...empty, 'not_your_supporter', 'bad_target'];
    }
    case 'pass':
      return phase === 'endorsing' && asked ? ['not_allowed'] : ['not_your_turn', 'not_allowed'];
    case 'choose':
      return asked ? ['bad_target'] : ['nothing_to_choose', 'not_your_turn'];
    default:
      return [];
  }
}

/** What is wrong about the reason that a scenario expects for a refusal, a line at most. */
export function wrongReason(session: Session, code: unknown, operation: Operation): string[] {
  const reasons = fitting(session, operation);
  return words.includes(String(code)) && reasons.length > 0 && !reasons.includes(String(code))
    ? [`refusal of ${JSON.stringify(operation)}: expected ${String(code)}, but it is ${reasons.join(' or ')}`]
    : [];
}
