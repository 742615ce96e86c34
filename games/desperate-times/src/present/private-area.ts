import { known, type CardLook, type Message, type PrivateArea, type Seat, type View } from '@masque/core';
import { byPart, ownAnswer } from '@masque/mechanics';
import { find, handRefs, type PublicStack } from '../rules/board.ts';
import type { State } from '../state.ts';
import { cardName } from '../rules/words.ts';
import { faceOf, lookedAt, rowLook, stackLook } from './cards.ts';

/** What only this seat sees: its hand, its Anonymous Supporters, those it is looking at, and what it remembers. */
export function privateAreaOf(view: View<State>, me: Seat): PrivateArea {
  const chosen = view.selection ? ownAnswer(view.selection, me) : undefined;
  const cards = handOf(view.hands[me]!, chosen ?? null, view.options);
  const own = areaOf(cards, rowLook(view, me, me, false), view.areas[me]!.slots);
  const slots = view.ability?.by === me ? lookedAt(view) : [];
  if (slots.length === 0 && !view.options.memoryAid) return own;
  const looked = slots.map((id) => {
    const { seat, stack } = find(view, id);
    return stackLook(view, seat, stack, me, false);
  });
  return {
    cards,
    extra: [...(looked.length > 0 ? [{ label: 'private.looked', cards: looked }] : []), ...own.extra!],
    ...(view.options.memoryAid && { facts: remembered(view, me) }),
  };
}

const areaOf = byPart(
  (cards: readonly CardLook[], row: readonly CardLook[], slots: readonly PublicStack[]): PrivateArea => {
    const anonymous = row.filter((_, i) => !slots[i]!.up);
    return { cards, extra: anonymous.length > 0 ? [{ label: 'private.anonymous', cards: anonymous }] : [] };
  },
);

const handOf = byPart(
  (hand: View<State>['hands'][number], chosen: string | null, options: View<State>['options']): CardLook[] =>
    handRefs(hand).map((ref, i) => {
      const supporter = known(hand[i]!);
      return {
        state: 'down',
        ref,
        ...(supporter && { face: faceOf(supporter, options) }),
        ...(chosen === ref && { label: 'private.chosen' }),
      };
    }),
);

/** What the viewer has seen of others' Anonymous Supporters, as long as it is still true. */
const remembered = (view: View<State>, me: Seat): Message[] =>
  view.areas.flatMap(({ owner, slots }) =>
    owner === me
      ? []
      : slots.flatMap(({ id, up, card }) => {
          const supporter = up ? undefined : known(card);
          return supporter
            ? [{ key: 'fact.known', args: { owner: { seat: owner }, slot: id, card: cardName(supporter) } }]
            : [];
        }),
  );
