import { createRoute, z } from '@hono/zod-openapi';
import { ReplayError, type AnyGame } from '@masque/core';
import { replay, tableCode, tableExport, type RefusedCode, type Replay, type TableExport } from '@masque/protocol';
import { recordingOf, replayOf } from '@masque/replay';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { setImmediate as breath } from 'node:timers/promises';
import { exportOf } from '../play/export.ts';
import type { Services } from '../services.ts';
import { problemOf } from './problems.ts';
import { body, failure, json, routes } from './routes.ts';

/** Where a file is sent to be shown again. */
export const REPLAY = '/api/replay';
/** The largest file that is played again, in bytes: ten thousand moves take about a megabyte. */
const MAX_FILE = 4_000_000;
/** How many steps are worked out before others have their turn. */
const STEPS_AT_ONCE = 10;

const query = z.object({
  /** A seat, -1 for what everybody saw, -2 for all cards. */
  as: z.coerce.number<string>().int().min(-2).optional(),
});

const responses = {
  200: json(replay, 'The game, step by step, as this viewer saw it.'),
  404: failure('There is no such table, no finished game, or no such game here.'),
  409: failure('The game was played by other rules than those of this server.'),
};

/** Finished games to look back at. Everything in them is known: the deal was shown when they ended. */
export const replayRoutes = ({ store, box, games }: Services) => {
  const api = routes();
  api.use('/tables/:code/replay', compress());
  api.use(
    '/replay',
    compress(),
    bodyLimit({ maxSize: MAX_FILE, onError: (c) => c.json(problemOf(c, 'too_long'), 413) }),
  );

  const answer = async (c: Context, file: TableExport, as: number | undefined) => {
    const game = games.get(file.game);
    if (!game) return c.json(problemOf(c, 'no_game'), 404);
    const told = await played(file, game, as ?? -1);
    return typeof told === 'string' ? c.json(problemOf(c, told), 409) : c.json(told, 200);
  };

  return api
    .openapi(
      createRoute({
        method: 'get',
        path: '/tables/{code}/replay',
        summary: 'The last finished game of a table, step by step.',
        request: { params: z.object({ code: tableCode }), query },
        responses,
      }),
      async (c) => {
        const file = await exportOf({ store, box }, c.req.valid('param').code);
        return file ? answer(c, file, c.req.valid('query').as) : c.json(problemOf(c, 'no_table'), 404);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/replay',
        summary: 'A game that was taken home as a file, step by step.',
        request: { query, body: body(tableExport) },
        responses,
      }),
      (c) => answer(c, c.req.valid('json'), c.req.valid('query').as),
    );
};

/** Plays a game again, a few steps at a time, or says why that cannot be done. */
async function played(file: TableExport, game: AnyGame, as: number): Promise<Replay | RefusedCode> {
  if (game.version !== file.gameVersion) return 'other_rules';
  const options = game.options.safeParse(file.options);
  if (!options.success || as >= file.seats || file.seats < game.seats.min || file.seats > game.seats.max)
    return 'broken_record';
  try {
    const steps = replayOf(file, recordingOf({ ...file, options: { ...options.data } }, game), as);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      if (step.value % STEPS_AT_ONCE === 0) await breath();
    }
  } catch (error) {
    if (error instanceof ReplayError) return 'broken_record';
    throw error;
  }
}
