import { replay, start, timelineOf, type AnyGame, type Entry, type Input, type Start } from '@masque/core';
import { defaultLevel, playOut, startFor } from '@masque/testkit';
import { gunzipSync, gzipSync } from 'node:zlib';
import { variantsOf, type Variant } from '../secrecy/variants.ts';
import { markOf } from './logged.ts';

/** A game as it was played by one version of its rules. */
export interface Recorded {
  readonly start: Start;
  readonly inputs: readonly Input[];
  /** Hashes of the state after the deal, after every tenth input, and at the end. */
  readonly marks: readonly string[];
}

/** What was played by one version of a game. */
export interface Recording {
  readonly game: string;
  readonly version: number;
  readonly games: readonly Recorded[];
}

/** Maximum number of inputs in a recorded game, and of games in a recording. */
const [MAX_INPUTS, MAX_GAMES] = [2500, 5];
const EVERY = 10;
/** How many of four players are bots: the others play at random, and try what bots would not. */
const MIXES = [4, 4, 3, 3, 1];
/** Number of seats of most tables: enough for all parts of a game to meet. */
const USUAL: { readonly [game: string]: number } = { succession: 10, werewolf: 9 };

/** Name of the file in which a version is recorded. */
export const fileOf = ({ id, version }: Pick<AnyGame, 'id' | 'version'>): string => `${id}-${version}.json.gz`;

export const packed = (it: Recording): Buffer => gzipSync(JSON.stringify(it), { level: 9 });
export const unpacked = (file: Buffer): Recording => JSON.parse(gunzipSync(file).toString('utf8')) as Recording;

/** Everything that players can do in a game. */
export const actionsOf = ({ chart }: AnyGame): string[] =>
  chart.machine.events.filter((it) => !it.startsWith('xstate.') && !['leave', 'alarm', 'clock', 'close'].includes(it));

/**
 * Games of bots and of random players, who also take what nobody has to, at tables with all options: of these, the few
 * in which the most different things happen.
 */
export function record(game: AnyGame): Recording {
  const rest = candidatesOf(game);
  const seen = new Set<string>();
  const games: Recorded[] = [];
  while (games.length < MAX_GAMES) {
    const gains = rest.map(({ happened }) => [...happened].filter((it) => !seen.has(it)).length);
    const max = Math.max(...gains);
    if (max <= 0) break;
    const [best] = rest.splice(gains.indexOf(max), 1);
    best!.happened.forEach((it) => seen.add(it));
    games.push({ start: best!.start, inputs: best!.inputs, marks: marksOf(game, best!.start, best!.inputs) });
  }
  return { game: game.id, version: game.version, games };
}

interface Candidate extends Omit<Recorded, 'marks'> {
  /** Kinds of actions, clocks and log entries. */
  readonly happened: ReadonlySet<string>;
}

function candidatesOf(game: AnyGame): Candidate[] {
  const usual = USUAL[game.id] ?? Math.min(game.seats.max, game.seats.min + 2);
  const level = defaultLevel(game);
  const tables = [...variantsOf(game, usual), ...presetsOf(game, usual)].flatMap((it) =>
    MIXES.map((bots) => ({ ...it, bots })),
  );
  return tables.map(({ seats, options, bots }, i) => {
    const happened = new Set<string>();
    const note = (input: Input, entries: readonly Entry[]): void => {
      if ('action' in input) happened.add(`do ${input.action.type}`);
      if ('deadline' in input) happened.add(`clock ${JSON.stringify({ ...input.deadline, instance: undefined })}`);
      for (const { kind } of entries) happened.add(`log ${kind}`);
    };
    const table = { seats, options, seed: `corpus ${game.id} ${game.version} ${i}` };
    const { inputs } = playOut(game, {
      ...table,
      bots: Array.from({ length: seats }, (_, seat) => (seat % 4 < bots ? level : 'random')),
      playouts: 10,
      maxInputs: MAX_INPUTS,
      onStep: ({ input, entries }) => note(input, entries),
    });
    return { start: plain(startFor(game, table)), inputs: plain(inputs), happened };
  });
}

/** Tables with the sets of cards that the game suggests, with few and with many people. */
function presetsOf(game: AnyGame, usual: number): Variant[] {
  const defaults = game.options.parse({}) as object;
  const seats = [game.seats.min, usual, Math.min(game.seats.max, 2 * usual)];
  return seats.flatMap((n) =>
    (game.sets?.presets(n, defaults as never) ?? []).map(({ options }) => ({ seats: n, options: options as object })),
  );
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

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
