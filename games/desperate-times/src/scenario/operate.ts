import { offersFor, open, step, type Action, type Input, type Refusal, type Session } from '@masque/core';
import { alarmOf } from '../rules/clock.ts';
import type { State } from '../state.ts';
import { codeOf, type Operation } from './format.ts';
import type { Position } from './position.ts';

export type Operated = { readonly ok: true; readonly position: Position } | Refusal;

export const stateOf = (session: Session): State => session.chart.context as State;

/** Does what a scenario says: one operation may be several actions, which then count together or not at all. */
export function operate(position: Position, [what, seat, detail]: Operation): Operated {
  const by = Number(seat);
  const { session } = position;
  switch (what) {
    case 'timeout':
      return feed(position, ringing(session, by));
    case 'select':
      return act(position, by, 'select', { card: inHand(session, by, String(detail)) });
    case 'reveal':
    case 'bribe':
      return act(position, by, what, { slot: detail });
    case 'pass':
    case 'back':
      return act(position, by, what, {});
    case 'choose':
      return choose(position, by, detail as Readonly<Record<string, unknown>>);
    default:
      throw new Error(`there is no operation "${what}"`);
  }
}

/** The words of scenarios for the choices of abilities. */
function choose(position: Position, by: number, data: Readonly<Record<string, unknown>>): Operated {
  const { session } = position;
  const slots = Object.values(data).find(Array.isArray);
  if (slots) return act(position, by, 'reinforce', { slots });
  if ('target' in data) return act(position, by, 'spy', { target: data['target'] });
  if ('give' in data) return act(position, by, 'swap', { give: data['give'], take: data['take'] });
  if ('to' in data) {
    const lifted = act(position, by, 'lift', { from: data['from'] });
    return lifted.ok ? act(lifted.position, by, 'put', { to: data['to'] }) : lifted;
  }
  if ('from' in data) return act(position, by, 'expose', { from: data['from'], slot: data['sid'] });
  if ('discard' in data) return act(position, by, data['discard'] === true ? 'discard' : 'leave_be', {});
  if ('card' in data) {
    const place = stateOf(session).discard.map(codeOf).indexOf(String(data['card']));
    return act(position, by, 'dig', { card: `discard-${place + 1}` });
  }
  const types = ['drug', 'inspect', 'fund', 'pay'];
  const type = offersFor(session, by).find((it) => types.includes(it.type))?.type ?? 'drug';
  return act(position, by, type, { slot: data['sid'] });
}

function inHand(session: Session, seat: number, code: string): string {
  const hand = stateOf(session).hands[seat] ?? [];
  return `hand-${hand.findIndex((card) => codeOf(open(card)) === code) + 1}`;
}

/** The clock of a seat; one that does not run is refused like any other that is not pending. */
function ringing(session: Session, seat: number): Input {
  const id = `alarm:${alarmOf(seat)}`;
  const pending = session.deadlines.find((it) => it.id === id);
  return { at: pending?.at ?? session.at, deadline: id, n: pending?.n ?? -1 };
}

function act(position: Position, seat: number, type: string, params: Action['params']): Operated {
  const offer = offersFor(position.session, seat).find((it) => it.type === type);
  return feed(position, { at: position.session.at, seat, action: { type, window: offer?.window ?? '', params } });
}

function feed(position: Position, input: Input): Operated {
  const next = step(position.session, input, position.chance);
  if (next.ok) return { ok: true, position: { ...position, session: next.session } };
  if (next.code === 'fault') throw next.error;
  return next;
}
