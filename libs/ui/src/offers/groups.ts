import type { Offer } from '@masque/core';
import type { Translator } from '../i18n/translator.ts';

/** Offers under one heading, with the note beside it. */
export interface OfferGroup {
  readonly aside: string;
  readonly offers: readonly Offer[];
}

/** Offers by heading, in the order in which the game names them; those without a heading under ''. */
export function groupsOf(t: Translator, offers: readonly Offer[]): [string, OfferGroup][] {
  const groups = new Map<string, { aside: string; offers: Offer[] }>();
  for (const offer of offers) {
    const name = offer.look?.group ? t.msg(offer.look.group) : '';
    const group = groups.get(name) ?? { aside: '', offers: [] };
    if (offer.look?.aside) group.aside = t.msg(offer.look.aside);
    group.offers.push(offer);
    groups.set(name, group);
  }
  return [...groups];
}
