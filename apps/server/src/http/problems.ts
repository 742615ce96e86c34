import { languages, type Language } from '@masque/core';
import type { Problem, RefusedCode } from '@masque/protocol';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { Elsewhere } from '../nodes/ownership.ts';
import { say } from '../text.ts';
import { isUnavailable } from '../unavailable.ts';

/** After how many seconds a program may ask again for what failed because the store or another node did not answer. */
const RETRY_AFTER_S = 5;

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

/**
 * Details of an error are only logged, with the route that was asked: a path may contain the code of a table. What failed
 * because the store or another node does not answer is not the fault of this server, and may be asked for again. That
 * this node is silent has been logged already.
 */
export const onError =
  (log: Logger): ErrorHandler =>
  (error, c) => {
    if (error instanceof HTTPException && error.status < 500) return c.json(problemOf(c, 'bad_message'), error.status);
    const what = { err: error, method: c.req.method, route: routePath(c) };
    if (isUnavailable(error)) {
      if (!(error instanceof Elsewhere)) log.warn(what, 'a request could not be carried out');
      c.header('retry-after', String(RETRY_AFTER_S));
      return c.json(problemOf(c, 'away'), 503);
    }
    log.error(what, 'a request failed');
    return c.json(problemOf(c, 'busy'), 500);
  };

export const onNotFound: NotFoundHandler = (c) => c.json(problemOf(c, 'not_found'), 404);
