import { EYE, seen, type Seat } from '@masque/core';
import { sideOfCard, type Role } from '../roles/index.ts';
import type { Seen, WerewolfOffer } from './offer.ts';

/** A human game master: sees everything, plays nothing, says when it goes on. */
export const isMaster = (view: Seen, seat: Seat): boolean => seat === EYE && view.options.gm === 'human';

const advance: WerewolfOffer = { type: 'advance', optional: true, look: { main: true, icon: 'hourglass' } };

/** What the game master may do in any phase, and nobody else. */
export const pacing = (view: Seen, seat: Seat): readonly WerewolfOffer[] => (isMaster(view, seat) ? [advance] : []);

/** By night no question is shorter than its least time. */
export const nightPacing = (view: Seen): readonly WerewolfOffer[] => [
  view.ripe ? advance : { ...advance, closed: 'closed.notYet' },
];

const swear: WerewolfOffer = {
  type: 'swear',
  optional: true,
  params: { side: { kind: 'option', of: ['good', 'evil'], names: ['side.good', 'side.evil'], ask: 'ask.side' } },
  look: { icon: 'spade' },
};

/** While all read their cards one without a side of its own, if there is any, may be given it. */
export const swearing = (view: Seen): readonly WerewolfOffer[] => [
  ...(view.cards.some((card) => isSworn(seen(card))) ? [swear] : []),
  ...pacing(view, EYE),
];

const isSworn = (role: Role | undefined): boolean => role !== undefined && sideOfCard(role) === 'sworn';

/** Accusations a day that are set by hand. */
const MOST = 9;

/** Accusations that were made today stand; while there is talk one more is left, else it would be night already. */
export function ruling(view: Seen): readonly WerewolfOffer[] {
  const min = view.trials + (view.next === 'open' ? 1 : 0);
  const n = { kind: 'number', min, max: Math.max(MOST, min), ask: 'ask.limit' } as const;
  return [{ type: 'limit', optional: true, params: { n }, look: { icon: 'scales' } }, ...pacing(view, EYE)];
}
