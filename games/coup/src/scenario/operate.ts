import {
  isHidden,
  logFor,
  offersFor,
  open,
  step,
  viewOf,
  type Action,
  type Offer,
  type Seat,
  type Session,
  type Stepped,
} from '@masque/core';
import type { Card } from '@masque/core';
import type { Character } from '../characters.ts';
import type { State } from '../state.ts';
import { characterOf, codeOf, type Operation } from './format.ts';
import { testChance } from './position.ts';

export const stateOf = (session: Session): State => session.chart.context as State;

/** What an operation came to: the next session, or the code of the refusal. */
export type Operated = { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly code: string };

/** Carries out one operation as a player (or the clock) would. */
export function operate(session: Session, [name, ...args]: Operation): Operated {
  switch (name) {
    case 'allpass':
    case 'timeout':
      return ring(session);
    case 'act':
      return act(session, args[0] as Seat, String(args[1]), args[2] as Seat | undefined);
    case 'r':
      return respond(session, args[0] as Seat, String(args[1]), args[2]);
    case 'leave':
    case 'resign':
      return result(step(session, { at: session.at, leave: args[0] as Seat }, testChance));
    default:
      return choose(session, args[0] as Seat, name, args[1]);
  }
}

function ring(session: Session): Operated {
  const [due] = session.deadlines;
  return due
    ? result(step(session, { at: due.at, deadline: due.id, n: due.n }, testChance))
    : { ok: false, code: 'no_clock' };
}

const result = (stepped: Stepped): Operated => (stepped.ok ? stepped : { ok: false, code: stepped.code });

function send(session: Session, seat: Seat, offer: Offer, params: Action['params']): Operated {
  return result(
    step(session, { at: session.at, seat, action: { type: offer.type, window: offer.window, params } }, testChance),
  );
}

const offered = (session: Session, seat: Seat, type: string): Offer[] =>
  offersFor(session, seat).filter((it) => it.type === type);

function act(session: Session, seat: Seat, type: string, target: Seat | undefined): Operated {
  const [offer] = offered(session, seat, type);
  if (!offer)
    return {
      ok: false,
      code: stateOf(session).next === 'action' && seat === stateOf(session).turn ? 'not_enabled' : 'not_your_turn',
    };
  const key = offer.closed === undefined ? '' : typeof offer.closed === 'string' ? offer.closed : offer.closed.key;
  const code = { 'why.cost': 'cannot_afford', 'why.mustCoup': 'must_coup', 'why.emptyReserve': 'reserve_empty' }[key];
  const sent = send(session, seat, offer, target === undefined ? {} : { target });
  return sent.ok ? sent : { ok: false, code: code ?? 'bad_target' };
}

function respond(session: Session, seat: Seat, type: string, role: unknown): Operated {
  const { window } = stateOf(session);
  if (!window) return { ok: false, code: 'window_closed' };
  if (!window.asked.includes(seat)) return { ok: false, code: 'not_eligible' };
  if (offersFor(session, seat).length === 0) return { ok: false, code: 'already_answered' };
  const offers = offered(session, seat, type === 'pass' ? 'allow' : type);
  if (offers.length === 0) return { ok: false, code: 'not_in_this_window' };
  if (type !== 'block') return send(session, seat, offers[0]!, {});
  const as = characterOf(role);
  const fitting = offers.find((it) => (it.params['as'] as unknown as { of: string[] }).of.includes(as));
  return fitting ? send(session, seat, fitting, { as }) : { ok: false, code: 'bad_role' };
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
function choose(session: Session, seat: Seat, name: string, what: unknown): Operated {
  const type =
    name === 'exdecide' || name === 'exam_decide' ? (what === 'replace' ? 'replace' : 'give_back') : types[name];
  if (!type) throw new TypeError(`there is no operation "${name}"`);
  const [offer] = offered(session, seat, type);
  if (!offer) return { ok: false, code: 'not_your_turn' };
  if (type === 'replace' || type === 'give_back') return send(session, seat, offer, {});
  const cards = cardsBefore(session, seat, type);
  if (type !== 'keep') {
    const card = cards.indexOf(characterOf(what));
    return card < 0 ? { ok: false, code: 'not_in_hand' } : send(session, seat, offer, { card });
  }
  const places = placesOf(cards, (what as unknown[]).map(characterOf));
  if (!places) return { ok: false, code: 'not_in_hand' };
  const sent = send(session, seat, offer, { cards: places });
  return sent.ok ? sent : { ok: false, code: 'bad_count' };
}

function cardsBefore(session: Session, seat: Seat, type: string): Character[] {
  const { hands, drawn, duel } = stateOf(session);
  const cards: readonly Card<Character>[] =
    type === 'pick' ? duel!.sets[seat]! : type === 'keep' ? [...hands[seat]!, ...drawn] : hands[seat]!;
  return cards.map(open);
}

function placesOf(cards: readonly Character[], wanted: readonly Character[]): number[] | null {
  const places: number[] = [];
  for (const character of wanted) {
    const place = cards.findIndex((card, i) => card === character && !places.includes(i));
    if (place < 0) return null;
    places.push(place);
  }
  return places;
}

/** What a seat sees of drawn and examined cards, in the codes of the files. */
export function seenBy(
  session: Session,
  seat: Seat,
): { drawn: string[] | null; examined: [Seat, string] | null; hand: string[] } {
  const view = viewOf(session, seat) as {
    drawn: unknown[];
    examined: { of: Seat; card: unknown } | null;
    hands: unknown[][];
  };
  const drawn = view.drawn.filter((card) => !isHidden(card)).map((card) => codeOf(String(card)));
  const card = view.examined?.card;
  return {
    drawn: drawn.length > 0 ? drawn : null,
    examined:
      view.examined && !isHidden(card) && view.examined.of !== seat ? [view.examined.of, codeOf(String(card))] : null,
    hand: view.hands[seat]!.map((it) => codeOf(String(it))),
  };
}

/** The public log as `[kind, seats and figures...]`. */
export const eventsOf = (session: Session): unknown[][] =>
  logFor(session, -1).map(({ kind, args, data }) => [
    kind,
    ...Object.entries(args).flatMap(([name, arg]) => (name === 'card' || name === 'as' ? [] : [plain(arg)])),
    ...(typeof data === 'string' ? [codeOf(data)] : []),
  ]);

const plain = (arg: unknown): unknown => (typeof arg === 'object' && arg !== null && 'seat' in arg ? arg.seat : arg);
