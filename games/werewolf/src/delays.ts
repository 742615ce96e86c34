import { LEAST, waveNow } from './rules/hours.ts';
import type { State } from './state.ts';

const factor = { normal: 1, brisk: 0.6, relaxed: 1.6, letters: 120 } as const;

/** By how much everything takes longer than at a brisk table. */
export const timesOf = ({ options }: State): number => factor[options.pace];

/** With a human game master the clocks only make sure that a forgotten table ends some day: half an hour each. */
const FORGOTTEN = 30 * 60;

const lasting =
  (seconds: (state: State) => number) =>
  (state: State): number =>
    (state.options.gm === 'human' ? FORGOTTEN : seconds(state) * timesOf(state)) * 1000;

/** How long each phase lasts, in milliseconds. */
export const delays = {
  ident: lasting(() => 45),
  match: lasting(() => 30),
  lovers: lasting(() => 10),
  talk: lasting((state) => state.talk / 1000 / timesOf(state)),
  second: lasting(() => 20),
  defence: lasting(() => 45),
  vote: lasting(() => 20),
  wave: lasting((state) => waveNow(state)?.most ?? LEAST),
  verdict: lasting(() => 8),
  shoot: lasting(() => 30),
};

/** Milliseconds of talk on a day with so many living. */
export const talkOf = (state: State, living: number): number =>
  Math.min(480, 180 + 15 * living) * 1000 * timesOf(state);
