import type { Input, Session } from '@masque/core';
import type { Store } from '@masque/store';
import { mayTell } from '../logged-error.ts';
import { macBy } from './chain.ts';

/** The installed rules cannot continue this game. It is held until other rules are available. */
export class RulesFail extends Error {}

/**
 * Runs a part that only calls the game's rules: any error is the rules' fault and not the store's.
 * @throws RulesFail
 */
export function byRules<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof RulesFail ? cause : new RulesFail(String(cause), { cause });
  }
}

/** The rules lead to another state than when the log was written, though their version is the same. */
export class RulesDiffer extends RulesFail {
  /** @param n inputs before the first difference */
  constructor(game: string, version: number, n: number) {
    const where = n === 0 ? 'the deal' : `input ${n}`;
    super(
      `The rules of ${game} have changed: ${where} leads to another state than when it was logged. ` +
        `Put back the rules as they were, or raise the version (now ${version}) and register both.`,
    );
    mayTell(this);
  }
}

/**
 * A hash of a session's state, stored with the log. It is keyed by the seed: with a copied database, nobody may find
 * out by trial which cards match it.
 */
export const markOf = (session: Session): string => marksBy(session.start.seed)(session);

/** Hashes of the states of the game with this seed. */
export function marksBy(seed: string): (session: Session) => string {
  const mac = macBy(Buffer.from(seed));
  return ({ phase, state, outcome }) => mac(JSON.stringify([phase, state, outcome]), 'base64url').slice(0, 16);
}

/**
 * Inputs that are stored together, each as text. Only the last one gets the hash of the resulting state, because nobody
 * has seen the states in between.
 */
export const logged = (inputs: readonly string[], mark: string): string[] =>
  inputs.map((text, i) => (i === inputs.length - 1 ? `${text.slice(0, -1)},"mark":"${mark}"}` : text));

/** The inputs of a log with their hashes. Inputs stored before hashes were introduced have none. */
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
