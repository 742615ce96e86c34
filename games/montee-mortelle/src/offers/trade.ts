import { isHidden, type Pick, type Seat } from '@masque/core';
import { clockwiseFrom, isAsked } from '@masque/mechanics';
import { distinct, objects, type ObjectKind, type Profession } from '../cards/index.ts';
import { ownHand, type OfferIn, type Seen } from '../own.ts';
import { asleep, toArrange } from '../public.ts';

/**
 * An object lies face down in front of the player: take it and give another, or give it back. In the open both always
 * look possible, whatever was offered.
 */
export function answerOffers(view: Seen, seat: Seat): OfferIn<'answer'>[] {
  const offer = view.offer!;
  if (seat !== offer.to || isHidden(offer.card)) return [];
  const offered = offer.card;
  const hand = ownHand(view, seat);
  const fitting = hand.filter((kind) => !(asleep(view, kind) && asleep(view, offered)));
  const forced = objects[offered].mustAccept;
  const accept: OfferIn<'answer'> = {
    type: 'accept',
    params: { card: oneOf(fitting, 'ask.accept', hand.length) },
    look: { icon: 'trade', note: 'note.accept', veiled: true },
    ...(fitting.length === 0 && { closed: 'why.accept' }),
  };
  return [
    accept,
    {
      type: 'refuse',
      look: { icon: 'cancel', note: 'note.refuse', veiled: true },
      ...(forced && { closed: 'why.refuse' }),
    },
  ];
}

/** Coat: one of the unused professions. */
export const adoptOffers = (view: Seen, seat: Seat): OfferIn<'adopt'>[] => {
  if (seat !== view.chooser) return [];
  const of = view.pool.filter((card): card is Profession => !isHidden(card)).sort();
  return [
    {
      type: 'adopt',
      params: { profession: { kind: 'card', of, ask: 'ask.adopt' } },
      look: { icon: 'cloak', main: true },
    },
  ];
};

/** Sextant: a direction. */
export const directionOffers = (view: Seen, seat: Seat): OfferIn<'direction'>[] =>
  seat === view.chooser
    ? (['left', 'right'] as const).map((side) => ({
        type: 'direction',
        params: { side: { kind: 'option', of: [side], names: [`side.${side}`] } },
        look: {
          label: `offer.direction.${side}`,
          icon: side === 'left' ? 'clockwise-rotation' : 'anticlockwise-rotation',
        },
      }))
    : [];

/** Sextant: an object for the neighbour. */
export const rotationOffers = (view: Seen, seat: Seat): OfferIn<'rotation'>[] =>
  isAsked(view.rotation!.gifts, seat) && !view.left.includes(seat)
    ? [
        {
          type: 'hand',
          params: { card: oneOf(ownHand(view, seat), 'ask.hand') },
          look: { icon: 'sextant', main: true },
        },
      ]
    : [];

/** Too much luggage: something must be given away. */
export function overflowOffers(view: Seen, seat: Seat): OfferIn<'overflow'>[] {
  const { seat: asked, chain } = view.overflow!;
  if (seat !== asked) return [];
  const to = clockwiseFrom(seat, view.hands.length).filter((it) => !chain.includes(it));
  return [
    {
      type: 'gift',
      params: { card: oneOf(ownHand(view, seat), 'ask.gift.card'), to: { kind: 'seat', of: to, ask: 'ask.gift.to' } },
      look: { icon: 'present', main: true, slide: true },
    },
  ];
}

/** Clairvoyant: the cards to put on top, the uppermost first. Objects are named by their place in the sorted pile. */
export function arrangeOffers(view: Seen, seat: Seat): OfferIn<'arrange'>[] {
  const { by, cards } = view.foreseen!;
  if (seat !== by || isHidden(cards)) return [];
  const n = toArrange(cards.length);
  return [
    {
      type: 'arrange',
      params: {
        cards: {
          kind: 'order',
          what: 'card',
          of: cards.map((_: ObjectKind, place: number) => place),
          min: n,
          max: n,
          ask: 'ask.arrange',
        },
      },
      look: { icon: 'crystal-ball', main: true },
    },
  ];
}

/**
 * One of these objects, each kind once. Chosen by hand even if all are of one kind: only a single card may be chosen
 * automatically, because everybody sees that it is one.
 *
 * @param held how many cards there are, if only some of them are allowed
 */
export const oneOf = (cards: readonly ObjectKind[], ask: string, held = cards.length): Pick<ObjectKind> => ({
  kind: 'card',
  of: distinct(cards),
  ask,
  ...(held > 1 && { byHand: true }),
});
