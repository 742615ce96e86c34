import { createRoute, z } from '@hono/zod-openapi';
import { ReplayError, type AnyGame } from '@masque/core';
import {
  chance,
  replay,
  story,
  tableCode,
  verdict,
  type RefusedCode,
  type Story,
  type TableExport,
} from '@masque/protocol';
import { checkMoves, recordingOf, replayOf, storyOf, type Recording } from '@masque/replay';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { setImmediate as breath } from 'node:timers/promises';
import { exportOf } from '../play/export.ts';
import { MAX_PARTS, readGame, unreadGame } from '../play/game-file.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { readOptions } from '../table/options.ts';
import type { Places } from '../table/moves/queue.ts';
import { chanceOf } from './chance.ts';
import { maxParts } from './long-bodies.ts';
import { problemOf } from './problems.ts';
import { body, failure, json, routes } from './routes.ts';
import { Turns } from './turns.ts';

/** Routes that receive a whole game, to replay or to verify it. */
export const WITH_GAMES: readonly string[] = ['/api/replay', '/api/chance', '/api/verify'];
/** Maximum size of a file to be replayed, in bytes: ten thousand moves take about a megabyte. */
const MAX_FILE = 2_000_000;
/** How many stories are cached: everybody at a table requests the same one when its game ends. */
const STORIES = 100;
/** How many steps are computed before yielding to other work. */
const STEPS_AT_ONCE = 10;

/** How many may wait with a file: others wait without their game, these with all of it, which may take forty megabytes. */
const BROUGHT: Places = { lane: 8, all: 100 };

const query = z.object({
  /** A seat; -1 for what everybody saw; -2 for all cards. */
  as: z.coerce.number<string>().int().min(-2).optional(),
});

/** A seat, and the number of moves made. */
const moment = z.object({ as: z.coerce.number<string>().int().min(0), at: z.coerce.number<string>().int().min(0) });

const responses = {
  200: json(replay, 'The game, step by step, as this viewer saw it.'),
  400: failure('That is not a finished game.'),
  404: failure('There is no such table, no finished game, or no such game here.'),
  409: failure('The game was played by other rules than those of this server.'),
  429: failure('Too many games are being looked at from this address.'),
};

/** Finished games to look back at. Nothing in them is secret: the deal was revealed when they ended. */
export const replayRoutes = ({ store, box, games }: Services, config: Config) => {
  const api = routes();
  // One game at a time, and of each address in turn: so no number of requests makes the table wait for more than a few
  // steps of one.
  const turns = new Turns(config);
  const problem = (c: Context, told: RefusedCode) => c.json(problemOf(c, told), told === 'rate' ? 429 : 409);
  api.use('/tables/:code/replay', compress());
  const whole = bodyLimit({ maxSize: MAX_FILE, onError: (c) => c.json(problemOf(c, 'too_long'), 413) });
  const few = maxParts(MAX_PARTS);
  api.use('/replay', compress(), whole, few).use('/chance', whole, few).use('/verify', whole, few);

  const missing = (c: Context, { game }: TableExport) =>
    games.get(game) ? c.json(problemOf(c, 'other_rules'), 409) : c.json(problemOf(c, 'no_game'), 404);

  /** A game to look back at: one that somebody brought in a file, or the last one of a table here. */
  type From = { readonly brought: z.infer<typeof unreadGame> } | { readonly code: string };

  /** Computes something about a game in its turn. Only then is the file read, or the one of a table here loaded. */
  const about = async <T extends object>(
    c: Context,
    from: From,
    how: (recording: Recording, file: TableExport) => Generator<number, T>,
    as?: number,
  ) => {
    type Told = { readonly value: T } | { readonly none: TableExport | null };
    const told = await turns.take<Told | RefusedCode>(
      c,
      async () => {
        const file = 'code' in from ? await exportOf({ store, box }, from.code) : await readGame(from.brought);
        const game = file && games.get(file.game, file.gameVersion);
        if (!game) return { none: file };
        const value = await played(file, game, (recording) => how(recording, file), as);
        return typeof value === 'string' ? value : { value };
      },
      'code' in from ? undefined : BROUGHT,
    );
    if (told === null) return problem(c, 'rate');
    if (typeof told === 'string') return problem(c, told);
    if ('value' in told) return c.json(told.value, 200);
    if (told.none) return missing(c, told.none);
    return 'code' in from ? c.json(problemOf(c, 'no_table'), 404) : c.json(problemOf(c, 'bad_message'), 400);
  };
  const answer = (c: Context, from: From, as: number | undefined) =>
    about(c, from, (recording, file) => replayOf(file, recording, as ?? -1), as);
  const likely = (c: Context, from: From, { as, at }: z.infer<typeof moment>) =>
    about(c, from, (recording) => chanceOf(recording, at, as), as);
  const chances = {
    ...responses,
    200: json(chance, 'Of worlds that fit what the seat could know, those in which it is true.'),
  };

  const stories = new Map<string, Promise<Story | RefusedCode>>();
  /** Computed once for everybody who asks: at the end of a game, that is every phone of its table at the same moment. */
  const storyFor = async (c: Context, file: TableExport, game: AnyGame): Promise<Story | RefusedCode> => {
    // The hash chain covers the deal and every move.
    const id = `${file.commitment} ${file.chain}`;
    const told =
      stories.get(id) ??
      turns
        .take(c, () => played(file, game, (recording) => storyOf(file, recording)))
        .then((it): Story | RefusedCode => it ?? 'rate');
    stories.set(id, told);
    const [oldest] = stories.keys();
    if (stories.size > STORIES && oldest !== undefined) stories.delete(oldest);
    // It was not computed: whoever asks next may have more luck.
    if ((await told) === 'rate' && stories.get(id) === told) stories.delete(id);
    return told;
  };

  return api
    .openapi(
      createRoute({
        method: 'get',
        path: '/tables/{code}/story',
        summary: 'The last finished game of a table in a few facts: places, cards, the best lie.',
        request: { params: z.object({ code: tableCode }) },
        responses: { ...responses, 200: json(story, 'Whoever came furthest first.') },
      }),
      async (c) => {
        const file = await exportOf({ store, box }, c.req.valid('param').code);
        if (!file) return c.json(problemOf(c, 'no_table'), 404);
        const game = games.get(file.game, file.gameVersion);
        if (!game) return missing(c, file);
        const told = await storyFor(c, file, game);
        return typeof told === 'string' ? problem(c, told) : c.json(told, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/tables/{code}/chance',
        summary: 'How likely a claim was, from what a seat could know at that moment.',
        request: { params: z.object({ code: tableCode }), query: moment },
        responses: chances,
      }),
      (c) => likely(c, c.req.valid('param'), c.req.valid('query')),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/chance',
        summary: 'The same for an exported game.',
        request: { query: moment, body: body(unreadGame) },
        responses: chances,
      }),
      (c) => likely(c, { brought: c.req.valid('json') }, c.req.valid('query')),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/tables/{code}/replay',
        summary: 'The last finished game of a table, step by step.',
        request: { params: z.object({ code: tableCode }), query },
        responses,
      }),
      (c) => answer(c, c.req.valid('param'), c.req.valid('query').as),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/replay',
        summary: 'An exported game, step by step.',
        request: { query, body: body(unreadGame) },
        responses,
      }),
      (c) => answer(c, { brought: c.req.valid('json') }, c.req.valid('query').as),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/verify',
        summary: 'Whether the moves of a game follow the rules, its clocks fired in time, and it ended as recorded.',
        request: { body: body(unreadGame) },
        responses: { ...responses, 200: json(z.array(verdict), 'What came of each check.') },
      }),
      (c) => about(c, { brought: c.req.valid('json') }, (recording, file) => checkMoves(file, recording)),
    );
};

/** Replays a game a few steps at a time, or says why that is not possible. */
async function played<T extends object>(
  file: TableExport,
  game: AnyGame,
  how: (recording: Recording) => Generator<number, T>,
  as = -1,
): Promise<T | RefusedCode> {
  const options = readOptions(game, file.options);
  if (!options.ok || as >= file.seats || file.seats < game.seats.min || file.seats > game.seats.max)
    return 'broken_record';
  try {
    const steps = how(recordingOf({ ...file, options: options.options }, game));
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      if (step.value % STEPS_AT_ONCE === 0) await breath();
    }
  } catch (error) {
    if (error instanceof ReplayError) return 'broken_record';
    throw error;
  }
}
