import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { problem } from '@masque/protocol';
import type { Env } from './env.ts';
import { problemOf } from './problems.ts';

/** For the description of the API: an answer as JSON. */
export const json = <S extends z.ZodType>(schema: S, description: string) => ({
  content: { 'application/json': { schema } },
  description,
});

/** For the description of the API: how a request fails. */
export const failure = (description: string) => json(problem, description);

/** For the description of the API: what has to be sent along. */
export const body = <S extends z.ZodType>(schema: S) => ({
  content: { 'application/json': { schema } },
  required: true as const,
});

/** Routes that answer what their schemas reject with a problem, like everything else. */
export const routes = () =>
  new OpenAPIHono<Env>({
    defaultHook: (result, c) => (result.success ? undefined : c.json(problemOf(c, 'bad_message'), 400)),
  });
