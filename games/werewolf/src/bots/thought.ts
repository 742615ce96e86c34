import { fill, randomFor, seedOf, known, type Action, type BotObservation, type Offer, type Seat } from '@masque/core';
import { best, take as takeOffer } from '@masque/mechanics';
import type { Role } from '../roles/index.ts';
import type { WerewolfActions, Fact, Own, State } from '../state.ts';
import type { View } from '@masque/core';
import { knownTo, publicly, type Known } from './known.ts';
import { average, suspicion } from './suspicion.ts';

/** All that a bot makes of what its seat knows. */
export interface Thought extends BotObservation<State, WerewolfActions> {
  readonly role: Role;
  readonly own: View<Own>;
  readonly facts: readonly View<Fact>[];
  readonly known: Known;
  /** How likely each of the living is a Werewolf, for this seat. */
  readonly p: ReadonlyMap<Seat, number>;
  /** The same for somebody who knows nothing but what all know. */
  readonly said: ReadonlyMap<Seat, number>;
  readonly mean: number;
  /** A feeling about somebody that no reason explains: between 0.6 and 1.7, the same all day long. */
  gut(seat: Seat): number;
  /** The best of some seats by a score, by chance among equals; `null` if there are none. */
  best(seats: readonly Seat[], score: (seat: Seat) => number): Seat | null;
}

/** `null` for a seat that cannot see its own card: there is none. */
export function thoughtOf(observation: BotObservation<State, WerewolfActions>): Thought | null {
  const { view, seat } = observation;
  const role = known(view.cards[seat]);
  const own = known(view.own[seat]);
  if (!role || !own) return null;
  const certain = knownTo(view, seat);
  const p = suspicion(view, certain);
  const said = suspicion(view, publicly(view));
  const gut = (about: Seat): number =>
    0.6 + 1.1 * (randomFor(seedOf(`${own.salt} ${view.day} gut`), about).below(1000) / 1000);
  return {
    ...observation,
    role,
    own,
    facts: known(view.books[seat]) ?? [],
    known: certain,
    p,
    said,
    mean: average(p),
    gut,
    best: (seats, score) => best(seats, score, observation.random) ?? null,
  };
}

/** Takes the first offer of a type that these parameters fit, if there is one. */
export function take(offers: readonly Offer[], type: string, params: Action['params'] = {}): Action | null {
  const offer = offers.find((it) => it.type === type && fill(it, params).ok);
  return offer ? takeOffer(offer, params) : null;
}
