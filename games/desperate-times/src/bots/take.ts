import type { Action, Offer } from '@masque/core';

/** An instance of an offer. */
export const take = ({ type, window }: Offer, params: object = {}): Action => ({
  type,
  window,
  params: params as Action['params'],
});

/** What a parameter of an offer may be. */
export function domainOf(offer: Offer, name: string): readonly (string | number)[] {
  const domain = offer.params[name];
  return domain && 'of' in domain ? domain.of : [];
}
