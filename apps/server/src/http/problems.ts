import { languages, type Language } from '@masque/core';
import type { Problem, RefusedCode } from '@masque/protocol';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { say } from '../text.ts';

/** The browser's first preferred language that is supported. */
export function languageOf(c: Context): Language {
  const wished = (c.req.header('accept-language') ?? '').split(',').map((it) => it.trim().slice(0, 2).toLowerCase());
  return (
    languages.find((language) => language === wished.find((it) => (languages as readonly string[]).includes(it))) ??
    'en'
  );
}

/** Why a request failed, for people and programs. */
export function problemOf(c: Context, code: RefusedCode): Problem {
  const message = `refuse.${code}`;
  return { error: { code, message, text: say(message, { language: languageOf(c) }) } };
}

/** Details of an internal error are only logged, with the route that was asked: a path may contain the code of a table. */
export const onError =
  (log: Logger): ErrorHandler =>
  (error, c) => {
    if (error instanceof HTTPException && error.status < 500) return c.json(problemOf(c, 'bad_message'), error.status);
    log.error({ err: error, method: c.req.method, route: routePath(c) }, 'a request failed');
    return c.json(problemOf(c, 'busy'), 500);
  };

export const onNotFound: NotFoundHandler = (c) => c.json(problemOf(c, 'not_found'), 404);
