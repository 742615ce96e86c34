import { choicesOf, isOpen, type Action, type Domain, type Offer } from '@masque/core';

/**
 * Is an answer a real decision? Not if it was the only one possible, and not if it lets things be with an offer that
 * the app may take automatically.
 */
export function decides({ type, window }: Action, offers: readonly Offer[]): boolean {
  const open = offers.filter(isOpen);
  const taken = open.filter((it) => it.type === type && it.window === window);
  if (taken.some(({ look }) => look?.quiet)) return false;
  return open.length > 1 || taken.some(({ optional, params }) => optional || Object.values(params).some(hasChoice));
}

function hasChoice(domain: Domain): boolean {
  switch (domain.kind) {
    case 'number':
      return domain.max > domain.min;
    case 'subset':
      return domain.min < domain.max || (domain.max > 0 && domain.max < domain.of.length);
    case 'order':
      return domain.min < domain.max || (domain.max > 0 && domain.of.length > 1);
    case 'assign':
      return domain.keys.length > 0 && (domain.partial === true || domain.of.length > 1);
    default:
      return choicesOf(domain).length > 1;
  }
}
