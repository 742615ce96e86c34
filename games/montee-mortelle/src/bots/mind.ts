import type { Mind, Offer, Seat } from '@masque/core';
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
  readonly heed: number;
  /** How likely one does something at random instead. */
  readonly whim: number;
}

/** A mind with what it makes of what it sees; worked out when asked for. */
export class Thinking {
  readonly mind: Mind<State>;
  readonly temper: Temper;
  readonly view: Seen;
  readonly me: Seat;
  readonly society: Society;
  #splits: Split[] | undefined;
  #allies: number[] | undefined;

  constructor(mind: Mind<State>, temper: Temper) {
    this.mind = mind;
    this.temper = temper;
    this.view = mind.view;
    this.me = mind.seat;
    this.society = ownSociety(mind.view, mind.seat);
  }

  get splits(): readonly Split[] {
    return (this.#splits ??= splitsOf(this.view, this.me, this.temper.heed));
  }

  /** How likely a seat is an ally. */
  ally(seat: Seat): number {
    return (this.#allies ??= alliesIn(this.splits, this.view.hands.length))[seat]!;
  }

  get random(): Mind<State>['random'] {
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
