import type { Message } from '@masque/core';
import type { Verdict } from '@masque/protocol';

/** What all verdicts on a game come to. */
export interface Summary {
  /** Nothing contradicts anything. */
  readonly ok: boolean;
  /** Everything could be checked. */
  readonly whole: boolean;
  readonly says: Message;
}

/**
 * What all verdicts on a game come to, in one sentence.
 *
 * @example
 * summaryOf([{ ok: true, says: 'verify.chain' }, { ok: null, says: 'verify.house' }]).whole; // => false
 */
export function summaryOf(verdicts: readonly Verdict[]): Summary {
  const ok = verdicts.every((it) => it.ok !== false);
  const whole = verdicts.every((it) => it.ok === true);
  return { ok, whole, says: !ok ? 'verify.bad' : whole ? 'verify.whole' : 'verify.part' };
}
