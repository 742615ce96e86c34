import { atPace, factorOf } from '@masque/mechanics';
import type { Delay, State } from '../state.ts';
import { LEAST, waveNow } from './hours.ts';
import { foundDead } from './village.ts';

/** By how much everything takes longer than at a normal pace. */
export const timesOf = ({ options }: State): number => factorOf(options.pace) ?? 1;

/** With a human game master the clocks only make sure that a forgotten table ends some day: half an hour each. */
const FORGOTTEN = 30 * 60 * 1000;

/** Seconds that a morning is looked at: a breath, and for each who is missing the time to read a card. */
const daybreakOf = (found: number): number => (found === 0 ? 4 : 6 + 3 * Math.min(found, 4));

type Length = (state: State) => number | null;

const unlessPaced =
  (length: Length): Length =>
  (state) =>
    state.options.gm === 'human' ? FORGOTTEN : length(state);

/** So many seconds, at the pace of the table. */
const lasting = (seconds: number | ((state: State) => number)): Length =>
  unlessPaced((state) => atPace(state.options.pace, typeof seconds === 'number' ? seconds : seconds(state)));

/** How long each phase lasts, in milliseconds. */
export const delays: { readonly [name in Delay]: Length } = {
  ident: lasting(45),
  match: lasting(30),
  lovers: lasting(10),
  // What the day has left is at the table's pace already.
  talk: unlessPaced(({ talk }) => talk),
  second: lasting(20),
  defence: lasting(45),
  vote: lasting(20),
  final: lasting(30),
  verdict: lasting(8),
  daybreak: lasting((state) => daybreakOf(foundDead(state).length)),
  wave: lasting((state) => waveNow(state)?.most ?? LEAST),
  shoot: lasting(30),
};

/** Milliseconds of talk on a day with so many living. */
export const talkOf = (state: State, living: number): number =>
  Math.min(480, 180 + 15 * living) * 1000 * timesOf(state);
