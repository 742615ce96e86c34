import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { inPieces, partsIn, type PieceLimits } from './pieces.ts';
import { problemOf } from './problems.ts';

/** Has the lists in a body read an element at a time. The body then contains only their numbers. */
export const readInPieces =
  (max: PieceLimits): MiddlewareHandler<Env> =>
  async (c, next) => {
    const read = await inPieces(await c.req.text(), max);
    if (!read) return c.json(problemOf(c, 'bad_message'), 400);
    c.req.raw = new Request(c.req.raw, { body: read.rest });
    c.req.bodyCache = {};
    c.set('lists', read.lists);
    await next();
  };

/** Refuses a body with more lists and objects, before they are made: they take far longer than their few characters. */
export const maxParts =
  (max: number): MiddlewareHandler<Env> =>
  async (c, next) =>
    partsIn(await c.req.text()) > max ? c.json(problemOf(c, 'bad_message'), 400) : next();
