import { halfRoundedUp, majority } from '@masque/mechanics';
import type { Options } from './options.ts';
import { living, type Village } from './village.ts';

/** Hands needed: half of the living, the accused among them, rounded up; or more than half where the table wants it. */
export function needed(village: Village & { readonly options: Pick<Options, 'strictMajority'> }): number {
  const n = living(village).length;
  return village.options.strictMajority ? majority(n) : halfRoundedUp(n);
}
