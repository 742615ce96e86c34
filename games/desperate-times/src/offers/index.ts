import { type OfferOf, type Seat, type View } from '@masque/core';
import { ownAnswer, unanswered } from '@masque/mechanics';
import { questions } from '../rules/supporters.ts';
import { choosers } from '../rules/ability.ts';
import { anonymousOf, handRefs, ids, stacksOf } from '../rules/board.ts';
import { isAway } from '../rules/clock.ts';
import { RUNGS } from '../rules/office.ts';
import type { Acts, Phases, QuestionName, State } from '../state.ts';

type Seen = View<State>;
/** The offers of a phase. */
type Offers<N extends keyof Phases> = readonly OfferOf<Pick<Acts, Phases[N]>>[];

const rungs = Array.from({ length: RUNGS }, (_, i) => i);

/** Players who have left are asked nothing: the server answers. */
const unlessGone =
  <N extends keyof Phases>(offers: (view: Seen, seat: Seat) => Offers<N>) =>
  (view: Seen, seat: Seat): Offers<N> =>
    view.gone.includes(seat) ? [] : offers(view, seat);

export const officeOffers = unlessGone<'office'>((view, seat) => [
  {
    type: 'office',
    params: { rung: { kind: 'option', of: rungs, names: rungs.map((it) => `office.${it}`), ask: 'ask.office' } },
    optional: view.offices !== null && !unanswered(view.offices).includes(seat),
    look: { icon: 'podium', main: true },
  },
]);

/** A choice can be changed until the cards are played. */
export const selectOffers = unlessGone<'selecting'>((view, seat) => {
  const cards = handRefs(view.hands[seat]!);
  const isChangeable = view.selection !== null && unanswered(view.selection).some((it) => it !== seat);
  const now = view.selection ? ownAnswer(view.selection, seat) : undefined;
  return [
    {
      type: 'select',
      // The same window once all are ready: a change of mind that is in flight still counts.
      window: `select ${view.round}`,
      params: { card: { kind: 'card', of: cards, ask: 'ask.select', ...(now !== undefined && { now }) } },
      optional: now !== undefined,
      look: {
        icon: 'card-play',
        main: true,
        // The last card turns the page at once, so it is not sent by a mere tap.
        instant: isChangeable,
        ...(now !== undefined && {
          label: { key: 'offer.select.other', args: { n: cards.indexOf(now) + 1 } },
          note: 'note.select.other',
        }),
      },
    },
  ];
});

/** Always both: a disabled offer reveals nothing that is not public. */
export const endorseOffers = unlessGone<'turn'>((view, seat) => {
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
});

/** The choices of an ability's question. */
export const abilityOffers = unlessGone<QuestionName>((view, seat) => {
  const { ability } = view;
  return ability && choosers(ability).includes(seat)
    ? (questions[ability.step]!.offers(view, seat, ability) as never)
    : [];
});

/** Lets a player who was away return. */
export const backOffers = unlessGone<'flow'>((view, seat) =>
  isAway(view, seat) ? [{ type: 'back', window: `back ${seat}`, optional: true, look: { icon: 'return-arrow' } }] : [],
);
