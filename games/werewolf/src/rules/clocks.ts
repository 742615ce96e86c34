import { delays as atPace, factorOf } from '@masque/mechanics';
import { LEAST, waveNow } from './hours.ts';
import type { Delay, State } from '../state.ts';

/** By how much everything takes longer than at a normal pace. */
export const timesOf = ({ options }: State): number => factorOf(options.pace) ?? 1;

/** With a human game master the clocks only make sure that a forgotten table ends some day: half an hour each. */
const FORGOTTEN = 30 * 60 * 1000;

const clocks = atPace(({ options }: State) => options.pace, {
  ident: 45,
  match: 30,
  final: 30,
  lovers: 10,
  second: 20,
  defence: 45,
  vote: 20,
  wave: (state) => waveNow(state)?.most ?? LEAST,
  verdict: 8,
  shoot: 30,
});

const unlessMaster =
  (length: (state: State) => number | null) =>
  (state: State): number | null =>
    state.options.gm === 'human' ? FORGOTTEN : length(state);

/** How long each phase lasts, in milliseconds. */
export const delays: { readonly [name in Delay]: (state: State) => number | null } = {
  ident: unlessMaster(clocks.ident),
  match: unlessMaster(clocks.match),
  final: unlessMaster(clocks.final),
  lovers: unlessMaster(clocks.lovers),
  // What the day has left is at the table's pace already.
  talk: unlessMaster(({ talk }) => talk),
  second: unlessMaster(clocks.second),
  defence: unlessMaster(clocks.defence),
  vote: unlessMaster(clocks.vote),
  wave: unlessMaster(clocks.wave),
  verdict: unlessMaster(clocks.verdict),
  shoot: unlessMaster(clocks.shoot),
};

/** Milliseconds of talk on a day with so many living. */
export const talkOf = (state: State, living: number): number =>
  Math.min(480, 180 + 15 * living) * 1000 * timesOf(state);
