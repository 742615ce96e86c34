import { commitmentOf, type Seat } from '@masque/core';
import type { TableExport } from '@masque/protocol';
import { games } from '@masque/server/games';
import { playOut, startFor } from '@masque/testkit';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './program.ts';

/** What a command line came to. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line with somebody at the keyboard who types `typed`, one line at each pause. */
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

/** A finished table of three bots, as a server exports it. */
export function finishedTable(seed = 'a'): TableExport {
  const { game } = games.find((it) => it.game.id === 'coup')!;
  const { seed: hex, seats, options, at } = startFor(game, { seats: NAMES.length, seed });
  const { session, inputs } = playOut(game, { seats, seed, bots: 'normal' });
  return {
    format: 'masque-table',
    version: 1,
    game: game.id,
    gameVersion: game.version,
    seats,
    options: options as Record<string, unknown>,
    names: NAMES,
    commitment: commitmentOf(hex),
    seed: hex,
    startedAt: at,
    inputs: JSON.parse(JSON.stringify(inputs)) as TableExport['inputs'],
    outcome: JSON.parse(JSON.stringify(session.outcome)) as TableExport['outcome'],
  };
}

/** Writes a file for a test and tells its path. */
export async function fileOf(content: string | object, name = 'table.json'): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'masque-')), name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

export const otherSeat = (seat: Seat): Seat => (seat + 1) % NAMES.length;
