import type { Seat } from '@masque/core';
import type { Card, Sealed } from '@masque/mechanics';

/**
 * Boast, a game made to be broken: on its turn a seat peeks at another's card or boasts of its own, everybody else says
 * under cover whether to believe it, the card is turned up, and the boaster draws a new one. Two turns each.
 */
export interface State {
  readonly turn: Seat;
  /** Turns left in the game. */
  readonly left: number;
  readonly hands: readonly Card<number>[];
  readonly deck: readonly Card<number>[];
  readonly points: readonly number[];
  readonly claim: number | null;
  readonly belief: Sealed<Belief> | null;
  readonly options: Options;
}

export type Belief = 'yes' | 'no';

export type Acts = {
  peek: { target: Seat };
  boast: { value: number };
  believe: { answer: Belief };
};

export interface Options {
  readonly think: number | null;
  readonly peeking: 'all' | 'neighbours';
}
