import { inputSchema, tableExport, type TableExport } from '@masque/protocol';
import { setImmediate as breath } from 'node:timers/promises';
import { z } from 'zod';

/** Maximum number of moves of a game in a file. */
const MAX_MOVES = 10_000;
/** Maximum number of lists and objects in one: a move has up to eight. */
export const MAX_PARTS = 8 * MAX_MOVES;
/** How many moves are read before yielding to other work. */
const AT_ONCE = 10;

/** A game of which nothing has been read yet: {@link readGame} does that. */
export const unreadGame = z
  .looseObject({ inputs: z.array(z.unknown()).max(MAX_MOVES) })
  .describe('A finished game, as `GET /tables/{code}/export` answers it.');

/**
 * Reads a game that somebody has sent, a few moves at a time and no further than the first that is none: a file may
 * contain anything, and nobody else should have to wait for all of it.
 *
 * @returns `null`: it is not a game
 */
export async function readGame({ inputs, ...file }: z.infer<typeof unreadGame>): Promise<TableExport | null> {
  const deal = tableExport.safeParse({ ...file, inputs: [] });
  if (!deal.success) return null;
  const moves: TableExport['inputs'] = [];
  for (const it of inputs) {
    if (moves.length % AT_ONCE === 0) await breath();
    const move = inputSchema.safeParse(it);
    if (!move.success) return null;
    moves.push(move.data);
  }
  return { ...deal.data, inputs: moves };
}
