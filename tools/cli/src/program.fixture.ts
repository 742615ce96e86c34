import {
  advance,
  commitmentOf,
  seedOf,
  start,
  step,
  timelineOf,
  type Input,
  type Seat,
  type Start,
} from '@masque/core';
import { agreed, type TableExport, chainOf, dealtFrom } from '@masque/protocol';
import { games } from '@masque/server/games';
import { players, playOut, startFor } from '@masque/testkit';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './program.ts';

/** The result of a command line. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line with a user who types `typed`, one line at each prompt. */
export async function masque(args: readonly string[], typed: readonly string[] = []): Promise<Ran> {
  let out = '';
  let err = '';
  const lines = [...typed];
  const io = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    watched: false,
    line: async () => lines.shift() ?? null,
  };
  const code = await run(args, io);
  return { code, out, err };
}

export const NAMES = ['Mia', 'Tom', 'Lena'];

/** A finished table of three bots, as exported by a server. */
export function finishedTable(seed = 'a'): TableExport {
  const { game } = games.find((it) => it.game.id === 'coup')!;
  const from = startFor(game, { seats: NAMES.length, seed });
  const { session, inputs } = playOut(game, { seats: from.seats, seed, bots: 'normal' });
  return recorded(game, from, inputs, session.outcome);
}

/** A table where two of the three devices contributed numbers to the deal, with the hash chain. */
export function dealtTable(): TableExport & { readonly chain: string } {
  const { game } = games.find((it) => it.game.id === 'werewolf')!;
  const house = seedOf('the house');
  const numbers = [...['Mia', 'Tom'].map((it) => seedOf(it)), null, null, null, null];
  const from = { ...startFor(game, { seats: 6, seed: 'any' }), seed: dealtFrom(house, numbers) };
  const who = players({ seed: 'dealt', bots: 'normal', think: 1 });
  const inputs: Input[] = [];
  let session = start(game, from);
  while (!session.outcome) {
    const input = who.next(session);
    const next = input && step(session, input);
    if (!next?.ok) throw new Error(`stuck at move ${inputs.length}`);
    inputs.push(input!);
    session = next.session;
  }
  const seats = numbers.map((number, seat) =>
    number !== null || seat === 2 ? { seal: commitmentOf(number ?? seedOf('late')), number } : null,
  );
  const file = {
    ...recorded(game, from, inputs, session.outcome),
    people: [true, true, true, false, false, false],
    commitment: commitmentOf(house),
    entropy: { house, seats },
  };
  const links = chainOf(file.seed);
  return { ...file, chain: file.inputs.reduce(links.next, links.first(agreed(file))) };
}

/** A table with a game master, who stopped the clocks once and took moves back. */
export function correctedTable(): TableExport {
  const { game } = games.find((it) => it.game.id === 'werewolf')!;
  const options = game.options.parse({ gm: 'human' });
  const from = startFor(game, { seats: 6, seed: 'watched', options });
  const who = players({ seed: 'watched', bots: 'normal' });
  const inputs: Input[] = [];
  let timeline = timelineOf(start(game, from));
  while (!timeline.session.outcome) {
    const { at } = timeline.session;
    const asked: Input | null =
      inputs.length === 12
        ? { at, pace: 'pause' }
        : inputs.length === 13
          ? { at: at + 1, back: 4 }
          : inputs.length === 14
            ? { at: at + 5000, pace: 'resume' }
            : who.next(timeline.session);
    // Inputs in the table's time arrive later on the server's clock.
    const input = asked && (inputs.length > 14 ? { ...asked, at: asked.at + timeline.session.lag } : asked);
    const next = input && advance(timeline, input);
    if (!next?.ok) throw new Error(`stuck at move ${inputs.length}`);
    inputs.push(input!);
    timeline = next.timeline;
  }
  return recorded(game, from, inputs, timeline.session.outcome);
}

const recorded = (
  game: { readonly id: string; readonly version: number },
  { seed, seats, options, at }: Start,
  inputs: readonly Input[],
  outcome: unknown,
): TableExport => ({
  format: 'masque-table',
  version: 1,
  game: game.id,
  gameVersion: game.version,
  seats,
  options: options as Record<string, unknown>,
  names: [...NAMES, 'Ada', 'Ben', 'Cleo'].slice(0, seats),
  commitment: commitmentOf(seed),
  seed,
  startedAt: at,
  inputs: JSON.parse(JSON.stringify(inputs)) as TableExport['inputs'],
  outcome: JSON.parse(JSON.stringify(outcome)) as TableExport['outcome'],
});

/** Writes a file for a test and returns its path. */
export async function fileOf(content: string | object, name = 'table.json'): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'masque-')), name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

export const otherSeat = (seat: Seat): Seat => (seat + 1) % NAMES.length;
