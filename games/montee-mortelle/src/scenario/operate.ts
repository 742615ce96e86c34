import { fill, offersFor, seatsOf, step, type Action, type Offer, type Seat, type Session } from '@masque/core';
import { sorted, type ObjectKind } from '../objects/index.ts';
import type { State } from '../state.ts';
import { open } from '@masque/core';
import { seatOf, valueOf, type Operation } from './format.ts';

export const stateOf = (session: Session): State => session.chart.context as State;

/** What an operation came to. */
export type Operated = { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly why: string };

/** How sides are called here. */
export const sideTypes: Readonly<Record<string, string>> = { attacker: 'sword', defender: 'shield', none: 'abstain' };

/** How an action of the files is called here, and its parameters. */
function actionOf(
  session: Session,
  name: string,
  given: readonly unknown[],
): { type: string; params: Record<string, unknown> } {
  const args = given.map(valueOf);
  const [first, second, third] = args;
  switch (name) {
    case 'offer':
      return { type: 'offer', params: { to: first, card: second } };
    case 'duel':
      return { type: 'duel', params: { against: first } };
    case 'demand':
      return { type: 'demand', params: { to: first, kind: second, give: third } };
    case 'proclaim':
      return first === 'loge'
        ? { type: 'loge', params: {} }
        : { type: 'proclaim', params: { named: args.slice(1).flat().map(valueOf) } };
    case 'adopt':
      return { type: 'adopt', params: { profession: first } };
    case 'direction':
      return { type: name, params: { side: first } };
    case 'support':
      return { type: sideTypes[String(first)] ?? 'support', params: {} };
    case 'gift':
      return { type: 'gift', params: { to: first, card: second } };
    case 'arrange':
      return { type: 'arrange', params: { cards: placesOf(session, args as string[]) } };
    case 'accept':
    case 'hand':
    case 'pay':
      return { type: name, params: { card: first } };
    case 'hypnotize':
    case 'name':
      return { type: name, params: { whom: first } };
    case 'play':
      return first === 'poisonMixer'
        ? { type: 'poison', params: { winner: second } }
        : { type: 'play', params: { card: first } };
    case 'take':
      return second === undefined
        ? { type: 'take', params: { card: first } }
        : { type: 'swap', params: { card: first, back: second } };
    case 'skip':
    case 'done':
      return { type: 'no', params: {} };
    default:
      return { type: name, params: {} };
  }
}

/** Objects of the pile by their place in the sorted pile. */
function placesOf(session: Session, wanted: readonly string[]): number[] {
  const { foreseen } = stateOf(session);
  const all: readonly ObjectKind[] = foreseen ? sorted(open(foreseen.cards)) : [];
  const places: number[] = [];
  for (const kind of wanted) places.push(all.findIndex((it, i) => it === kind && !places.includes(i)));
  return places;
}

/** The offer that an operation is an instance of, with the action. */
export function matching(session: Session, seat: Seat, name: string, given: readonly unknown[]): Action | null {
  const { type, params } = actionOf(session, name, given);
  const fits = (it: Offer): boolean => it.type === type && it.closed === undefined && fill(it, params).ok;
  const offer = offersFor(session, seat).find(fits);
  return offer ? { type, window: offer.window, params } : null;
}

/** Carries out one operation as a player would. */
export function operate(session: Session, [who, name, ...args]: Operation): Operated {
  if (who === '*') return everybody(session, name);
  const seat = seatOf(who);
  if (name === 'timeout') return ring(session);
  const action = matching(session, seat, name, args);
  if (!action)
    return {
      ok: false,
      why: `not among the offers of ${who}: ${
        offersFor(session, seat)
          .map((it) => it.type)
          .join(', ') || 'none'
      }`,
    };
  const next = step(session, { at: session.at, seat, action });
  return next.ok ? next : { ok: false, why: `${next.code} ${String(next.error ?? '')}` };
}

function ring(session: Session): Operated {
  const [due] = session.deadlines;
  if (!due) return { ok: false, why: 'no clock runs' };
  const next = step(session, { at: due.at, deadline: due.id, n: due.n });
  return next.ok ? next : { ok: false, why: next.code };
}

/** What answers "no" to which question. */
const quiet: Readonly<Record<string, Operation[1]>> = {
  priest: 'skip',
  hypnosis: 'skip',
  cards: 'skip',
  doctor: 'skip',
  support: 'none',
};

/** `skip`: all who are asked in this window say no. `none`: all who still take sides abstain. `quiet`: both, as long as they can. */
function everybody(session: Session, how: string): Operated {
  const phase = stateOf(session).next!;
  if (how === 'timeout') return ring(session);
  const answer = quiet[phase];
  // Where nobody is asked anything of the kind, nobody has anything to say.
  if (!answer || (how !== 'quiet' && how !== answer)) return { ok: true, session };
  const entered = session.entered[phase];
  let now = session;
  for (;;) {
    const here = stateOf(now);
    const same =
      how === 'quiet'
        ? here.next !== null && here.next in quiet
        : here.next === phase && (how === 'none' || now.entered[phase] === entered);
    const seat = same
      ? seatsOf(now.start.seats).find((it) =>
          offersFor(now, it).some(({ type }) => type === 'no' || type === 'abstain'),
        )
      : undefined;
    if (seat === undefined) return { ok: true, session: now };
    const [name, ...args]: string[] = here.next === 'support' ? ['support', 'none'] : ['skip'];
    const action = matching(now, seat, name!, args);
    const next = action && step(now, { at: now.at, seat, action });
    if (!next?.ok) return { ok: false, why: `seat ${seat} cannot say ${name}` };
    now = next.session;
  }
}
