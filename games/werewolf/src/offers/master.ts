import { OMNISCIENT, known, type Seat } from '@masque/core';
import { sideOfCard, type Role } from '../roles/index.ts';
import type { OffersOf, Seen } from './offer.ts';

/** A human game master: sees everything, plays nothing, says when it goes on. */
export const isMaster = (view: Seen, seat: Seat): boolean => seat === OMNISCIENT && view.options.gm === 'human';

const advance: OffersOf<'advance'>[number] = {
  type: 'advance',
  optional: true,
  look: { main: true, icon: 'hourglass' },
};

/** What the game master may do in any phase, and nobody else. */
export const pacing = (view: Seen, seat: Seat): OffersOf<'advance'> => (isMaster(view, seat) ? [advance] : []);

/** By night no question is shorter than its least time. */
export const nightPacing = (view: Seen): OffersOf<'advance'> => [
  view.ripe ? advance : { ...advance, closed: 'closed.notYet' },
];

const swear: OffersOf<'swear' | 'advance'>[number] = {
  type: 'swear',
  optional: true,
  params: { side: { kind: 'option', of: ['good', 'evil'], names: ['side.good', 'side.evil'], ask: 'ask.side' } },
  look: { icon: 'spade' },
};

/** While all read their cards one without a side of its own, if there is any, may be given it. */
export const swearing = (view: Seen): OffersOf<'swear' | 'advance'> => [
  ...(view.cards.some((card) => isSworn(known(card))) ? [swear] : []),
  ...pacing(view, OMNISCIENT),
];

const isSworn = (role: Role | undefined): boolean => role !== undefined && sideOfCard(role) === 'sworn';

/** Accusations a day that are set by hand. */
const MOST = 9;

/** Accusations that were made today stand; while there is talk one more is left, else it would be night already. */
export function ruling(view: Seen): OffersOf<'limit' | 'advance'> {
  const min = view.trials + (view.next === 'open' ? 1 : 0);
  const n = { kind: 'number', min, max: Math.max(MOST, min), ask: 'ask.limit' } as const;
  return [{ type: 'limit', optional: true, params: { n }, look: { icon: 'scales' } }, ...pacing(view, OMNISCIENT)];
}
