import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { problem } from '@masque/protocol';
import type { Env } from './env.ts';
import { problemOf } from './problems.ts';

/** A JSON response, for the API description. */
export const json = <S extends z.ZodType>(schema: S, description: string) => ({
  content: { 'application/json': { schema } },
  description,
});

/** An error response, for the API description. */
export const failure = (description: string) => json(problem, description);

/** A JSON body, for the API description. */
export const body = <S extends z.ZodType>(schema: S) => ({
  content: { 'application/json': { schema } },
  required: true as const,
});

/** An empty list of routes. Requests that fail validation are answered with a problem, like any other failure. */
export const routes = () =>
  new OpenAPIHono<Env>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const named = result.error.issues.every(({ path }) => path.at(-1) === 'name');
      return c.json(problemOf(c, named ? 'name_bad' : 'bad_message'), 400);
    },
  });
