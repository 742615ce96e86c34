import type { OfferOf, Seat, View } from '@masque/core';
import { ownAnswer, unanswered } from '@masque/mechanics';
import { anonymousOf, ids, stacksOf } from '../places.ts';
import { isAway } from '../rules/clock.ts';
import { RUNGS } from '../rules/office.ts';
import { handRefs } from '../rules/select.ts';
import type { Acts, State } from '../state.ts';

type Offers = readonly OfferOf<Acts>[];
type Seen = View<State>;

const rungs = Array.from({ length: RUNGS }, (_, i) => i);

export const officeOffers = (view: Seen, seat: Seat): Offers => [
  {
    type: 'office',
    params: { rung: { kind: 'option', of: rungs, names: rungs.map((it) => `office.${it}`), ask: 'ask.office' } },
    optional: view.offices !== null && !unanswered(view.offices).includes(seat),
    look: { icon: 'podium', main: true },
  },
];

/** One may change one's mind until the last seat is ready. */
export function selectOffers(view: Seen, seat: Seat): Offers {
  const cards = handRefs(view.hands[seat]!);
  const now = view.selection ? ownAnswer(view.selection, seat) : undefined;
  return [
    {
      type: 'select',
      params: { card: { kind: 'card', of: cards, ask: 'ask.select', ...(now !== undefined && { now }) } },
      optional: now !== undefined,
      look: {
        icon: 'card-play',
        main: true,
        instant: true,
        ...(now !== undefined && {
          label: { key: 'offer.select.other', args: { n: cards.indexOf(now) + 1 } },
          note: 'note.select.other',
        }),
      },
    },
  ];
}

/** Always both: what is grey tells nothing that is not public. */
export function endorseOffers(view: Seen, seat: Seat): Offers {
  if (view.turn !== seat) return [];
  const anonymous = ids(anonymousOf(view, seat));
  return [
    {
      type: 'reveal',
      params: { slot: { kind: 'card', of: anonymous, ask: 'ask.reveal' } },
      ...(anonymous.length === 0 && { closed: 'why.noAnonymous' }),
      look: { icon: 'card-pickup', note: 'note.reveal' },
    },
    {
      type: 'bribe',
      params: { slot: { kind: 'card', of: ids(stacksOf(view, seat)), ask: 'ask.bribe' } },
      ...(view.supply === 0 && { closed: 'why.supplyEmpty' }),
      look: { icon: 'two-coins', note: 'note.bribe', gain: '+1' },
    },
    ...(view.options.allowPass ? [{ type: 'pass', look: { icon: 'cancel' } } as const] : []),
  ];
}

/** Somebody who was away says that it is here. */
export const backOffers = (view: Seen, seat: Seat): Offers =>
  isAway(view, seat) && !view.gone.includes(seat)
    ? [{ type: 'back', window: `back ${seat}`, optional: true, look: { icon: 'return-arrow' } }]
    : [];
