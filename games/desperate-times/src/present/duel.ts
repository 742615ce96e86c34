import type { Face, Seat } from '@masque/core';
import type { Options } from '../options.ts';
import type { Contest } from '../state.ts';
import { faceOf } from './cards.ts';

/** One side of a contest. */
export interface ContestSide {
  readonly seat: Seat;
  readonly bribes: number;
  /** Its Supporter is public now. */
  readonly up: boolean;
}

/** What the element of the contest draws: whose coins weigh more. All of it is public. */
export interface ContestScene {
  readonly face: Face;
  readonly newcomer: ContestSide;
  readonly incumbent: ContestSide;
}

export const duelOf = ({ supporter, newcomer, incumbent, result }: Contest, options: Options): ContestScene => ({
  face: faceOf(supporter, options),
  newcomer: { seat: newcomer.seat, bribes: newcomer.bribes, up: result === 'newcomer' },
  incumbent: { seat: incumbent.seat, bribes: incumbent.bribes, up: result === 'incumbent' },
});
