import type { Verdict } from '@masque/protocol';

/** Whether this is a seed or a number: 64 hexadecimal digits. A forged record may have anything in its place. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Nothing can be dealt from this. */
export const noSeed = (seed: string): Verdict => ({ ok: false, says: { key: 'verify.seed.none', args: { seed } } });
