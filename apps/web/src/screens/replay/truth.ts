import type { KeyMoment } from '@masque/protocol';

/** Whether what was said or doubted was true, as the key of a message; `undefined` if that is not the question. */
export function truthOf({ kind, truth, caught }: KeyMoment): string | undefined {
  if (truth === undefined) return undefined;
  if (truth) return 'look.claim.true';
  return kind === 'challenge' || caught ? 'look.claim.caught' : 'look.claim.believed';
}
