import type { Message } from '@masque/core';
import type { Verdict } from '@masque/protocol';

/** The result of all verdicts on a game. */
export interface Summary {
  /** There is no contradiction. */
  readonly ok: boolean;
  /** Everything could be checked. */
  readonly whole: boolean;
  readonly says: Message;
}

/**
 * The result of all verdicts on a game, in one sentence.
 *
 * @example
 * summaryOf([{ ok: true, says: 'verify.chain' }, { ok: null, says: 'verify.house' }]).whole; // => false
 */
export function summaryOf(verdicts: readonly Verdict[]): Summary {
  const ok = verdicts.every((it) => it.ok !== false);
  const whole = verdicts.every((it) => it.ok === true);
  return { ok, whole, says: !ok ? 'verify.bad' : whole ? 'verify.whole' : 'verify.part' };
}
