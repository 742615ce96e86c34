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
import { sideOfCard, type Role } from '../roles/index.ts';
import type { WerewolfActions, Fact, OwnKnowledge, State } from '../state.ts';
import type { View } from '@masque/core';
import { CREDULITY, knownTo, publicly, type Certainties } from './known.ts';
import { average, suspicion } from './suspicion.ts';

/** A style of reasoning. */
export interface Temper {
  /** Range of unexplained feelings about a player. 0: reasons alone. */
  readonly feeling: number;
  /** How far the first word of a single self-declared finder of the pack is believed, from 0 to 1. */
  readonly credulity: number;
  /** Probability that each living player is a Werewolf. */
  readonly reads: typeof suspicion;
  /** As a wolf, it votes so as to look better than a villager. */
  readonly leads: boolean;
  /** The range of feelings on the wolves' side, if it is not the same. */
  readonly feelingOfEvil?: number;
}

/** Relies on feelings as much as on knowledge, and takes people at their word. */
export const plain: Temper = { feeling: 1.1, credulity: CREDULITY, reads: suspicion, leads: false };

/** How a temperament changes a player’s behaviour, relative to others. */
interface Leaning {
  /** Factor on the suspicion required before it accuses, and before it votes against somebody. */
  readonly bar: number;
  /** Factor on accusing before the others have spoken, and on saying whom it suspects. */
  readonly haste: number;
  readonly talk: number;
}

const even: Leaning = { bar: 1, haste: 1, talk: 1 };
/** Bold players accuse early, careful ones hardly ever, talkative ones say whom they suspect. */
const leanings: { readonly [temperament in Temperament]?: Partial<Leaning> } = {
  bold: { bar: 0.85, haste: 2 },
  careful: { bar: 1.25, haste: 0.5, talk: 0.5 },
  talkative: { haste: 1.3, talk: 2.5 },
};

/** For vengeful players: factor on the suspicion of somebody who has accused them. */
const SPITE = 0.8;

/** Everything a bot concludes from what its seat knows. */
export interface Thought extends BotObservation<State, WerewolfActions> {
  readonly role: Role;
  readonly own: View<OwnKnowledge>;
  readonly facts: readonly View<Fact>[];
  readonly known: Certainties;
  /** Probability that each living player is a Werewolf, for this seat. */
  readonly p: ReadonlyMap<Seat, number>;
  /** The same for somebody with public knowledge only. */
  readonly said: ReadonlyMap<Seat, number>;
  readonly mean: number;
  readonly temper: Temper;
  readonly leaning: Leaning;
  /** An unexplained feeling about a player: a factor around 1, constant all day. */
  gut(seat: Seat): number;
  /** Whether it feels like doing something until the next trial. However often it is asked, the answer is the same. */
  feelsLike(what: string, chance: number): boolean;
  /** Whether anybody has spoken today, or been on trial. */
  readonly heard: boolean;
  /** The seat with the highest score, a random one among equals; `null` if there are none. */
  best(seats: readonly Seat[], score: (seat: Seat) => number): Seat | null;
}

/** The share of the range of feelings that is below 1. */
const BELOW = 0.36;

/** `null` if the seat cannot see its own card. */
export function thoughtOf(observation: BotObservation<State, WerewolfActions>, temper = plain): Thought | null {
  const { view, seat } = observation;
  const role = known(view.cards[seat]);
  const own = known(view.own[seat]);
  if (!role || !own) return null;
  const certain = knownTo(view, seat, temper.credulity);
  const p = temper.reads(view, certain);
  const said = temper.reads(view, publicly(view, temper.credulity));
  const { temperament } = observation;
  const leaning = { ...even, ...(temperament && leanings[temperament]) };
  const spite = spiteOf(observation);
  const feeling = (sideOfCard(role) === 'evil' ? temper.feelingOfEvil : undefined) ?? temper.feeling;
  const gut = (about: Seat): number =>
    1 +
    SPITE * spite(about) +
    feeling * (randomFor(seedOf(`${own.salt} ${view.day} gut`), about).below(1000) / 1000 - BELOW);
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
    leaning,
    gut,
    feelsLike: (what, chance) =>
      randomFor(seedOf(`${own.salt} ${view.day}.${view.trials} ${what}`), seat).below(1000) < 1000 * chance,
    heard: view.trials > 0 || view.said.some((it) => it.day === view.day),
    best: (seats, score) => best(seats, score, observation.random) ?? null,
  };
}

/** Takes the first offer of this type that accepts these parameters, if there is one. */
export function take(offers: readonly Offer[], type: string, params: Action['params'] = {}): Action | null {
  const offer = offers.find((it) => it.type === type && fill(it, params).ok);
  return offer ? takeOffer(offer, params) : null;
}
