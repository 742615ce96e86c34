import { commitmentOf, start, type AnyGame, type Session } from '@masque/core';
import type { TableExport } from '@masque/protocol';
import { levelsOf, playOut, startFor } from '@masque/testkit';

/** A game between bots as a file, with every session along the way, starting with the deal. */
export function played(game: AnyGame, seed: string, seats = game.seats.min) {
  const from = startFor(game, { seed, seats });
  const sessions: Session[] = [start(game, from)];
  const { inputs, session } = playOut(game, {
    seed,
    seats,
    bots: levelsOf(game).includes('normal') ? 'normal' : levelsOf(game)[0]!,
    onStep: (it) => sessions.push(it.session),
  });
  const file: TableExport = {
    format: 'masque-table',
    version: 1,
    game: game.id,
    gameVersion: game.version,
    seats: from.seats,
    options: from.options as Record<string, unknown>,
    names: Array.from({ length: from.seats }, (_, i) => `P${i}`),
    commitment: commitmentOf(from.seed),
    seed: from.seed,
    startedAt: from.at,
    inputs: inputs as TableExport['inputs'],
    outcome: session.outcome!,
  };
  return { file, sessions };
}
