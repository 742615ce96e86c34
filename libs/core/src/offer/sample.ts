import type { Random } from '../random/random.ts';
import { choicesOf, whyBarred, type Domain } from './domain.ts';
import type { Action, Offer } from './offer.ts';

/**
 * A random instance of an offer that is open: see `isOpen`.
 *
 * @throws RangeError if a parameter has no value to choose from
 *
 * @example
 * sample({ type: 'wait', window: 'w', params: {} }, random); // => { type: 'wait', window: 'w', params: {} }
 */
export const sample = (offer: Offer, random: Random): Action => ({
  type: offer.type,
  window: offer.window,
  params: Object.fromEntries(Object.entries(offer.params).map(([name, domain]) => [name, valueIn(domain, random)])),
});

/**
 * Whether the offer can be taken, and there is something to fill it with.
 *
 * @example
 * isOpen({ type: 'wait', window: 'w', params: {} }); // => true
 */
export const isOpen = (offer: Offer): boolean =>
  offer.closed === undefined && Object.values(offer.params).every(hasInstance);

function hasInstance(domain: Domain): boolean {
  switch (domain.kind) {
    case 'number':
      return domain.min <= domain.max;
    case 'subset':
    case 'order':
      return domain.of.length >= domain.min && domain.min <= domain.max;
    case 'assign':
      return domain.partial === true || domain.keys.length === 0 || domain.of.length > 0;
    default:
      return (
        (domain.none !== undefined && whyBarred(domain, null) === undefined) ||
        domain.of.some((value) => whyBarred(domain, value) === undefined)
      );
  }
}

function valueIn(domain: Domain, random: Random): unknown {
  switch (domain.kind) {
    case 'number':
      return domain.min + random.below(domain.max - domain.min + 1);
    case 'subset':
    case 'order': {
      const max = Math.min(domain.max, domain.of.length);
      return random.shuffle(domain.of).slice(0, domain.min + random.below(max - domain.min + 1));
    }
    case 'assign': {
      const keys = domain.partial ? domain.keys.filter(() => domain.of.length > 0 && random.chance(0.5)) : domain.keys;
      return keys.map((key) => [key, random.pick(domain.of)]);
    }
    default:
      return random.pick(choicesOf(domain));
  }
}
