import type { Input, Session } from '@masque/core';
import { paired } from './paired.ts';
import { lookAround, move, play } from './village.ts';

/** Nights of the village at either end of the long log. */
const NIGHTS = 8;
/** Nights between them: more than any game has. */
const LAST = 60;

interface Stretch {
  readonly from: Session;
  readonly inputs: readonly Input[];
}

const run =
  ({ from, inputs }: Stretch) =>
  (): void => {
    let session = from;
    for (const input of inputs) lookAround((session = move(session, input)));
  };

/** The number of moves from dusk to dusk. */
const round = (seats: number): number => {
  const { log } = play(seats, 40 * seats, []);
  const closes = log.flatMap((it, i) => ('deadline' in it ? [i] : []));
  return closes[3]! - closes[1]!;
};

function stretch(seats: number, from: number, rounds: number): Stretch {
  const first = seats + 1 + from * round(seats);
  const { log, at } = play(seats, first + rounds * round(seats), [first]);
  return { from: at.get(first)!, inputs: log.slice(first) };
}

/** The cost of a move per viewer, in microseconds, with 6 seats and with `seats`; and their ratio. */
export function perSeat(seats: number): { readonly few: number; readonly many: number; readonly ratio: number } {
  const [few, many] = [stretch(6, 2, NIGHTS), stretch(seats, 2, NIGHTS)];
  const { a, b, ratio } = paired(run(few), run(many));
  const each = (ms: number, { inputs }: Stretch, n: number): number => (ms * 1000) / inputs.length / (n + 1);
  const scale = (few.inputs.length * 7) / (many.inputs.length * (seats + 1));
  return { few: each(a, few, 6), many: each(b, many, seats), ratio: ratio * scale };
}

/** Ratio of the cost of a move late in a log to one early in it, with 24 seats. */
export const lateness = (): number => paired(run(stretch(24, 2, NIGHTS)), run(stretch(24, LAST, NIGHTS))).ratio;
