import { EYE, type Seat } from '@masque/core';
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

export const swearing = (view: Seen): readonly WerewolfOffer[] => [
  {
    type: 'swear',
    optional: true,
    params: { side: { kind: 'option', of: ['good', 'evil'], names: ['side.good', 'side.evil'], ask: 'ask.side' } },
    look: { icon: 'spade' },
  },
  ...pacing(view, EYE),
];

export const ruling = (view: Seen): readonly WerewolfOffer[] => [
  {
    type: 'limit',
    optional: true,
    params: { n: { kind: 'number', min: Math.max(1, view.trials), max: 9, ask: 'ask.limit' } },
    look: { icon: 'scales' },
  },
  ...pacing(view, EYE),
];
