import { atPace, factorOf } from '@masque/mechanics';
import type { Delay, State } from '../state.ts';
import { MIN_SECONDS, waveNow } from './hours.ts';
import { foundDead } from './village.ts';

/** Factor on all times relative to normal pace. */
export const timesOf = ({ options }: State): number => factorOf(options.pace) ?? 1;

/**
 * With a human game master, clocks only make sure that an abandoned table ends eventually: half an hour each, in
 * milliseconds.
 */
const FORGOTTEN = 30 * 60 * 1000;

/** How long nobody is accused before the village is asked whether it would rather sleep, in seconds. */
const LATE = 120;

/** How long it takes one more card to turn and to be read, in seconds. */
const CARD = 4;

/** How long a morning is shown, in seconds: a pause, and time to read a card for each dead player. */
const daybreakOf = (found: number): number => (found === 0 ? 4 : 5 + CARD * found);

type Length = (state: State) => number | null;

const unlessPaced =
  (length: Length): Length =>
  (state) =>
    state.options.gm === 'human' ? FORGOTTEN : length(state);

/** A length in seconds, at the table's pace. */
const lasting = (seconds: number | ((state: State) => number)): Length =>
  unlessPaced((state) => atPace(state.options.pace, typeof seconds === 'number' ? seconds : seconds(state)));

/** How long each phase lasts, in milliseconds. */
export const delays: { readonly [name in Delay]: Length } = {
  ident: lasting(45),
  match: lasting(30),
  lovers: lasting(10),
  // The rest of the day is already at the table's pace.
  talk: unlessPaced(({ talk }) => talk),
  late: (state) => (state.options.gm === 'human' ? null : atPace(state.options.pace, LATE)),
  second: lasting(20),
  defence: lasting(45),
  vote: lasting(20),
  final: lasting(30),
  verdict: lasting(8),
  daybreak: lasting((state) => daybreakOf(foundDead(state).length)),
  wave: lasting((state) => waveNow(state)?.max ?? MIN_SECONDS),
  shoot: lasting(30),
  fallen: lasting((state) => 4 + CARD * state.fallen.length),
};

/** How long a day of talk is with this many living players, in milliseconds. */
export const talkOf = (state: State, living: number): number =>
  Math.min(480, 180 + 15 * living) * 1000 * timesOf(state);
