import { OMNISCIENT, known, type Seat } from '@masque/core';
import { sideOfCard, type Role } from '../roles/index.ts';
import type { OffersOf, Seen } from './offer.ts';

/** A human game master: sees everything, has no role, and decides when the game goes on. */
export const isMaster = (view: Seen, seat: Seat): boolean => seat === OMNISCIENT && view.options.gm === 'human';

const advance: OffersOf<'advance'>[number] = {
  type: 'advance',
  optional: true,
  look: { main: true, icon: 'hourglass' },
};

/** The game master's offer in every phase. */
export const pacing = (view: Seen, seat: Seat): OffersOf<'advance'> => (isMaster(view, seat) ? [advance] : []);

/** At night no question is shorter than its minimum time. */
export const nightPacing = (view: Seen): OffersOf<'advance'> => [
  view.ripe ? advance : { ...advance, closed: 'closed.notYet' },
];

const swear: OffersOf<'swear' | 'advance'>[number] = {
  type: 'swear',
  optional: true,
  params: { side: { kind: 'option', of: ['good', 'evil'], names: ['side.good', 'side.evil'], ask: 'ask.side' } },
  look: { icon: 'spade' },
};

/** While everybody reads their cards, the game master may assign a side to a card that has none. */
export const swearing = (view: Seen): OffersOf<'swear' | 'advance'> => [
  ...(view.cards.some((card) => isSworn(known(card))) ? [swear] : []),
  ...pacing(view, OMNISCIENT),
];

const isSworn = (role: Role | undefined): boolean => role !== undefined && sideOfCard(role) === 'sworn';

/** The maximum number of accusations a day that can be set by hand. */
const MAX_ACCUSATIONS = 9;

/**
 * Accusations already made today count; during the day the limit is at least one more, because otherwise it would be
 * night.
 */
export function ruling(view: Seen): OffersOf<'limit' | 'advance'> {
  const min = view.trials + (view.next === 'open' ? 1 : 0);
  const n = { kind: 'number', min, max: Math.max(MAX_ACCUSATIONS, min), ask: 'ask.limit' } as const;
  return [{ type: 'limit', optional: true, params: { n }, look: { icon: 'scales' } }, ...pacing(view, OMNISCIENT)];
}
