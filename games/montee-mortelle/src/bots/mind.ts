import type { BotObservation, Offer, Seat } from '@masque/core';
import { best, offerOf } from '@masque/mechanics';
import type { Society } from '../cards/index.ts';
import { ownSociety, type Seen } from '../own.ts';
import type { MonteeActions, State } from '../state.ts';
import { alliesIn, splitsOf, type Split } from './splits.ts';

/** How somebody plays. */
export interface Temper {
  /** How sure of a proclamation one wants to be at first, and late in the game. */
  readonly patience: readonly [early: number, late: number];
  /** How much one reads out of what others do in public. */
  readonly deference: number;
  /** How likely one does something at random instead. */
  readonly impulse: number;
  /** Would rather win alone in the Armor than with its society. */
  readonly alone: boolean;
}

/** What a temperament makes of somebody, beside others. */
export interface Leaning {
  /** How much more a duel is worth than to others, and how much less a trade. */
  readonly duel: number;
  /** How much surer it wants to be before it stands up. */
  readonly patience: number;
  /** How often it takes sides or makes a trade where others would let it be. */
  readonly meddles: number;
  /** What part of its heaviest grudge it bears somebody. */
  readonly spite: (seat: Seat) => number;
}

/** From here on a grudge does not matter. */
const FRIEND = 0.8;

/** A mind with what it makes of what it sees; worked out when asked for. */
export class Thinking {
  readonly mind: BotObservation<State, MonteeActions>;
  readonly temper: Temper;
  readonly leaning: Leaning;
  readonly view: Seen;
  readonly me: Seat;
  readonly society: Society;
  #splits: readonly Split[] | undefined;
  #allies: number[] | undefined;

  constructor(observation: BotObservation<State, MonteeActions>, temper: Temper, leaning: Leaning) {
    this.mind = observation;
    this.temper = temper;
    this.leaning = leaning;
    this.view = observation.view;
    this.me = observation.seat;
    this.society = ownSociety(observation.view, observation.seat);
  }

  get splits(): readonly Split[] {
    return (this.#splits ??= splitsOf(this.view, this.me, this.temper.deference));
  }

  /** How likely a seat is an ally. */
  ally(seat: Seat): number {
    return (this.#allies ??= alliesIn(this.splits, this.view.hands.length))[seat]!;
  }

  /** How much it would like to see somebody lose for what that one has done to it: nothing, if it is an ally. */
  spite(seat: Seat): number {
    return this.ally(seat) > FRIEND ? 0 : this.leaning.spite(seat);
  }

  get random(): BotObservation<State, MonteeActions>['random'] {
    return this.mind.random;
  }

  get others(): Seat[] {
    return this.view.hands.flatMap((_, seat) => (seat === this.me ? [] : [seat]));
  }

  /** The open offer of an action, if there is one. */
  offer(type: keyof MonteeActions): Offer | undefined {
    return offerOf(this.mind, type);
  }

  /** The one with the most; of equals, one by chance. */
  best<T>(list: readonly T[], score: (it: T) => number): T {
    return best(list, score, this.random)!;
  }
}
