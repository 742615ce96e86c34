import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { problem } from '@masque/protocol';
import type { Env } from './env.ts';
import { problemOf } from './problems.ts';

/** An answer as JSON, for the description of the API. */
export const json = <S extends z.ZodType>(schema: S, description: string) => ({
  content: { 'application/json': { schema } },
  description,
});

/** How a request fails, for the description of the API. */
export const failure = (description: string) => json(problem, description);

/** A body as JSON, for the description of the API. */
export const body = <S extends z.ZodType>(schema: S) => ({
  content: { 'application/json': { schema } },
  required: true as const,
});

/** An empty list of routes. A request that their schemas reject is answered by a problem, like any other failure. */
export const routes = () =>
  new OpenAPIHono<Env>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const named = result.error.issues.every(({ path }) => path.at(-1) === 'name');
      return c.json(problemOf(c, named ? 'name_bad' : 'bad_message'), 400);
    },
  });
