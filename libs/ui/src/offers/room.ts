import type { Offer } from '@masque/core';
import { kindOf, type Draft } from './draft.ts';

/**
 * The offers that may be drawn on a screen that others can see.
 *
 * @example
 * const offers: Offer[] = [
 *   { type: 'wait', window: 'w', params: {} },
 *   { type: 'bite', window: 'w', params: {}, look: { private: true } },
 * ];
 * inTheOpen(offers).map((it) => it.type); // => ['wait']
 */
export const inTheOpen = (offers: readonly Offer[]): readonly Offer[] =>
  offers.some((o) => o.look?.private) ? offers.filter((o) => !o.look?.private) : offers;

/** With more values than this, a choice needs the whole panel. */
const LONG = 6;
/** Whether the draft lists more values than fit beside anything else. */
export const isLong = ({ offer }: Draft): boolean =>
  Object.values(offer.params).some((d) => kindOf(d) === 'option' && 'of' in d && d.of.length > LONG);
