import { randomFor, seedOf, seen, type Action, type Mind, type Offer, type Seat } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import type { Role } from '../roles/index.ts';
import type { Own, State } from '../state.ts';
import type { View } from '@masque/core';
import { knownTo, publicly, type Known } from './known.ts';
import { average, suspicion } from './suspicion.ts';

/** All that a bot makes of what its seat knows. */
export interface Thought extends Mind<State> {
  readonly role: Role;
  readonly own: View<Own>;
  readonly known: Known;
  /** How likely each of the living is a Werewolf, for this seat. */
  readonly p: ReadonlyMap<Seat, number>;
  /** The same for somebody who knows nothing but what all know. */
  readonly said: ReadonlyMap<Seat, number>;
  readonly mean: number;
  /** A feeling about somebody that no reason explains: between 0.6 and 1.7, the same all day long. */
  gut(seat: Seat): number;
}

/** `null` for a seat that cannot see its own card: there is none. */
export function thoughtOf(mind: Mind<State>): Thought | null {
  const { view, seat } = mind;
  const role = seen(view.cards[seat]);
  const own = seen(view.own[seat]);
  if (!role || !own) return null;
  const known = knownTo(view, seat);
  const p = suspicion(view, known);
  const said = suspicion(view, publicly(view));
  const gut = (about: Seat): number =>
    0.6 + 1.1 * (randomFor(seedOf(`${own.salt} ${view.day} gut`), about).below(1000) / 1000);
  return { ...mind, role, own, known, p, said, mean: average(p), gut };
}

/** An instance of the first offer of a type whose parameters allow it. */
export function take(offers: readonly Offer[], type: string, params: Action['params'] = {}): Action | null {
  const offer = offers.find(
    (it) => it.type === type && Object.entries(params).every(([name, value]) => allows(it, name, value)),
  );
  return offer ? { type, window: offer.window, params } : null;
}

function allows(offer: Offer, name: string, value: unknown): boolean {
  const domain = offer.params[name];
  if (!domain) return false;
  if (domain.kind === 'number') return true;
  if (value === null) return 'none' in domain && domain.none !== undefined;
  return Array.isArray(value)
    ? value.every((it) => (domain.of as readonly unknown[]).includes(it))
    : (domain.of as readonly unknown[]).includes(value);
}

/** The best of some seats by a score; `null` if there are none. */
export function best(seats: readonly Seat[], score: (seat: Seat) => number): Seat | null {
  let top: Seat | null = null;
  let most = -Infinity;
  for (const seat of seats) {
    const points = score(seat);
    if (points > most) [top, most] = [seat, points];
  }
  return top;
}

/** The seats that a parameter of an offer may name. */
export function seatsIn(offer: Offer, param: string): Seat[] {
  const domain = offer.params[param];
  return domain && domain.kind === 'seat' ? (domain.of as Seat[]) : [];
}

export type { Seen };
