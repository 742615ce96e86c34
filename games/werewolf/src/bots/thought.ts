import { spiteOf } from '@masque/bots';
import {
  fill,
  randomFor,
  seedOf,
  known,
  type Action,
  type BotObservation,
  type Offer,
  type Seat,
  type Temperament,
} from '@masque/core';
import { best, take as takeOffer } from '@masque/mechanics';
import type { Role } from '../roles/index.ts';
import type { WerewolfActions, Fact, Own, State } from '../state.ts';
import type { View } from '@masque/core';
import { CREDULITY, knownTo, publicly, type Known } from './known.ts';
import { average, suspicion } from './suspicion.ts';

/** How a player thinks. */
export interface Temper {
  /** How far a feeling about somebody, that no reason explains, goes up and down. 0: reasons alone. */
  readonly feeling: number;
  /** How far a single one that says it finds the pack is believed on its first word, from 0 to 1. */
  readonly credulity: number;
  /** How likely each of the living is a Werewolf. */
  readonly reads: typeof suspicion;
  /** In the pack it leads the village astray; else it does as one who knows nothing. */
  readonly leads: boolean;
}

/** Goes by its nose as much as by what it knows, and takes people at their word. */
export const plain: Temper = { feeling: 1.1, credulity: CREDULITY, reads: suspicion, leads: false };

/** What a temperament makes of somebody, beside others. */
interface Leaning {
  /** How many times as much as others it takes before it points at somebody, and before it raises a hand. */
  readonly bar: number;
  /** How often it points before the others have spoken, and says whom it suspects, beside others. */
  readonly haste: number;
  readonly talk: number;
}

const even: Leaning = { bar: 1, haste: 1, talk: 1 };
/** The bold point early, the careful hardly ever, the talkative say whom they suspect. */
const leanings: { readonly [temperament in Temperament]?: Partial<Leaning> } = {
  bold: { bar: 0.85, haste: 2 },
  careful: { bar: 1.25, haste: 0.5, talk: 0.5 },
  talkative: { haste: 1.3, talk: 2.5 },
};

/** How much more of the pack somebody seems to the vengeful who has pointed at them. */
const SPITE = 0.8;

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
  readonly temper: Temper;
  readonly leaning: Leaning;
  /** A feeling about somebody that no reason explains: about 1, and the same all day long. */
  gut(seat: Seat): number;
  /** The best of some seats by a score, by chance among equals; `null` if there are none. */
  best(seats: readonly Seat[], score: (seat: Seat) => number): Seat | null;
}

/** What part of the way of a feeling lies below 1. */
const BELOW = 0.36;

/** `null` for a seat that cannot see its own card: there is none. */
export function thoughtOf(observation: BotObservation<State, WerewolfActions>, temper = plain): Thought | null {
  const { view, seat } = observation;
  const role = known(view.cards[seat]);
  const own = known(view.own[seat]);
  if (!role || !own) return null;
  const certain = knownTo(view, seat, temper.credulity);
  const p = temper.reads(view, certain);
  const said = temper.reads(view, publicly(view, temper.credulity));
  const { temperament } = observation;
  const spite = spiteOf(observation);
  const gut = (about: Seat): number =>
    1 +
    SPITE * spite(about) +
    temper.feeling * (randomFor(seedOf(`${own.salt} ${view.day} gut`), about).below(1000) / 1000 - BELOW);
  return {
    ...observation,
    role,
    own,
    facts: known(view.books[seat]) ?? [],
    known: certain,
    p,
    said,
    mean: average(p),
    temper,
    leaning: { ...even, ...(temperament && leanings[temperament]) },
    gut,
    best: (seats, score) => best(seats, score, observation.random) ?? null,
  };
}

/** Takes the first offer of a type that these parameters fit, if there is one. */
export function take(offers: readonly Offer[], type: string, params: Action['params'] = {}): Action | null {
  const offer = offers.find((it) => it.type === type && fill(it, params).ok);
  return offer ? takeOffer(offer, params) : null;
}
