import {
  alarmsOf,
  isOpen,
  offersFor,
  randomFor,
  replay,
  sample,
  seatsOf,
  seedOf,
  start,
  step,
  timelineOf,
  type AnyGame,
  type Input,
  type Start,
} from '@masque/core';
import { markOf } from './logged.ts';

/** A game as it was played by one version of its rules. */
export interface Recorded {
  readonly game: string;
  readonly version: number;
  readonly start: Start;
  readonly inputs: readonly Input[];
  /** Hashes of the state after the deal, after every tenth input, and at the end. */
  readonly marks: readonly string[];
}

/** Maximum number of inputs in a recorded game. */
const MAX_INPUTS = 80;
const EVERY = 10;

/** Name of the file in which a version is recorded. */
export const fileOf = ({ id, version }: Pick<AnyGame, 'id' | 'version'>): string => `${id}-${version}.json`;

/** Plays a game at random, letting clocks ring now and then. */
export function record(game: AnyGame, options: object): Recorded {
  const seed = seedOf(`corpus ${game.id} ${game.version}`);
  const random = randomFor(seed, 0);
  const seats = Math.min(game.seats.max, game.seats.min + 1);
  const from: Start = { seed, seats, options, at: Date.UTC(2026, 10, 22) };
  let session = start(game, from);
  const inputs: Input[] = [];
  while (session.outcome === null && inputs.length < MAX_INPUTS) {
    const open = seatsOf(seats).flatMap((seat) =>
      offersFor(session, seat)
        .filter((it) => isOpen(it) && !it.optional)
        .map((offer) => ({ seat, offer })),
    );
    const [alarm] = alarmsOf(session);
    const at = session.at + 1000;
    let input: Input;
    if (open.length > 0 && !(alarm && random.chance(0.1))) {
      const { seat, offer } = random.pick(open);
      input = { at, seat, action: sample(offer, random) };
    } else if (alarm) input = { at: Math.max(at, alarm.at), deadline: alarm.clock, n: alarm.n };
    else break;
    const plain = JSON.parse(JSON.stringify(input)) as Input;
    const next = step(session, plain);
    if (!next.ok) throw new Error(`${game.id} refuses what it offers: ${next.code}`);
    ({ session } = next);
    inputs.push(plain);
  }
  return { game: game.id, version: game.version, start: from, inputs, marks: marksOf(game, from, inputs) };
}

/** The hashes of a game that is replayed from its record. */
export function marksOf(game: AnyGame, from: Start, inputs: readonly Input[]): string[] {
  let timeline = timelineOf(start(game, from));
  const marks = [markOf(timeline.session)];
  inputs.forEach((input, i) => {
    timeline = replay(timeline, [input]);
    if ((i + 1) % EVERY === 0 || i === inputs.length - 1) marks.push(markOf(timeline.session));
  });
  return marks;
}
