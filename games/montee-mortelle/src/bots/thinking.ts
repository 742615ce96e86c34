import type { BotObservation, Offer, Seat } from '@masque/core';
import { best, offerOf } from '@masque/mechanics';
import type { Society } from '../cards/index.ts';
import { ownSociety, type Seen } from '../own.ts';
import type { MonteeActions, State } from '../state.ts';
import { alliesIn, splitsOf, type Split } from './splits.ts';

/** A style of play. */
export interface Temper {
  /** Certainty required for a proclamation, at first and late in the game. */
  readonly patience: readonly [early: number, late: number];
  /** How much weight it gives to what others do in public. */
  readonly deference: number;
  /** Probability of a random action instead. */
  readonly impulse: number;
  /** Prefers to win alone in the Armor rather than with its society. */
  readonly alone: boolean;
}

/** How a temperament changes a player’s behaviour, relative to others. */
export interface Leaning {
  /** Factor on the value of a duel, and inversely of a trade. */
  readonly duel: number;
  /** Additional certainty required before it stands up. */
  readonly patience: number;
  /** How often it takes sides or trades where others would not. */
  readonly meddles: number;
  /** How much it resents a seat, relative to the seat it resents most. */
  readonly spite: (seat: Seat) => number;
}

/** Above this, a grudge does not matter. */
const FRIEND = 0.8;

/** An observation with conclusions drawn from it, computed on demand. */
export class Thinking {
  readonly observation: BotObservation<State, MonteeActions>;
  readonly temper: Temper;
  readonly leaning: Leaning;
  readonly view: Seen;
  readonly me: Seat;
  readonly society: Society;
  #splits: readonly Split[] | undefined;
  #allies: number[] | undefined;

  constructor(observation: BotObservation<State, MonteeActions>, temper: Temper, leaning: Leaning) {
    this.observation = observation;
    this.temper = temper;
    this.leaning = leaning;
    this.view = observation.view;
    this.me = observation.seat;
    this.society = ownSociety(observation.view, observation.seat);
  }

  get splits(): readonly Split[] {
    return (this.#splits ??= splitsOf(this.view, this.me, this.temper.deference));
  }

  /** Probability that a seat is an ally. */
  ally(seat: Seat): number {
    return (this.#allies ??= alliesIn(this.splits, this.view.hands.length))[seat]!;
  }

  /** How much it wants a seat to lose because of what that seat has done to it; 0 for an ally. */
  spite(seat: Seat): number {
    return this.ally(seat) > FRIEND ? 0 : this.leaning.spite(seat);
  }

  get random(): BotObservation<State, MonteeActions>['random'] {
    return this.observation.random;
  }

  get others(): Seat[] {
    return this.view.hands.flatMap((_, seat) => (seat === this.me ? [] : [seat]));
  }

  /** The open offer of this action, if there is one. */
  offer(type: keyof MonteeActions): Offer | undefined {
    return offerOf(this.observation, type);
  }

  /** The candidate with the highest score; among equals, a random one. */
  best<T>(list: readonly T[], score: (it: T) => number): T {
    return best(list, score, this.random)!;
  }
}
