import type { Input, Session } from '@masque/core';
import type { Json, Store } from '@masque/store';
import { createHmac } from 'node:crypto';

/** The rules that there are cannot play this game. It is held until others are there. */
export class RulesFail extends Error {}

/** Does what only the rules of a game do: whatever is thrown meanwhile is their fault, and not that of the store. */
export function byRules<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof RulesFail ? cause : new RulesFail(String(cause), { cause });
  }
}

/** The rules lead elsewhere than they did when the log was written, though their version is the same. */
export class RulesDiffer extends RulesFail {
  /** @param n inputs before the first difference */
  constructor(game: string, version: number, n: number) {
    const where = n === 0 ? 'the deal' : `input ${n}`;
    super(
      `The rules of ${game} have changed: ${where} leads to another state than when it was logged. ` +
        `Put back the rules as they were, or raise the version (now ${version}) and register both.`,
    );
  }
}

/**
 * A mark of the state that a session stands in, kept with the log. Keyed by the seed: a copied database must not let
 * anybody try which cards give it.
 */
export function markOf({ start, phase, state, outcome }: Session): string {
  const text = JSON.stringify([phase, state, outcome]);
  return createHmac('sha256', start.seed).update(text).digest('base64url').slice(0, 16);
}

/**
 * Inputs as they are kept together: the last with the mark of the state that all of them led to. Between them nobody has
 * seen the session.
 */
export const logged = (inputs: readonly Input[], after: Session): Json[] =>
  inputs.map((input, i) => (i === inputs.length - 1 ? { ...input, mark: markOf(after) } : { ...input }));

/** The inputs of a log, with their marks. Those of before there were any have none. */
export async function inputsOf(
  store: Pick<Store, 'read'>,
  session: string,
  from = 0,
): Promise<{ readonly input: Input; readonly mark?: string | undefined }[]> {
  return (await store.read(session, from)).map((it) => {
    const { mark, ...input } = it.input as Input & { mark?: string };
    return { input: input as Input, mark };
  });
}
