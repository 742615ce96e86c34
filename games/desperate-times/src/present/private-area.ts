import { known, type CardLook, type Message, type PrivateArea, type Seat, type View } from '@masque/core';
import { ownAnswer } from '@masque/mechanics';
import { anonymousOf, find, handRefs } from '../rules/board.ts';
import type { State } from '../state.ts';
import { cardName } from '../rules/words.ts';
import { faceOf, lookedAt, stackLook } from './cards.ts';

/** What only this seat sees: its hand, its Anonymous Supporters, those it is looking at, and what it remembers. */
export function privateAreaOf(view: View<State>, me: Seat): PrivateArea {
  const anonymous = anonymousOf(view, me).map((it) => stackLook(view, me, it, me, false));
  const slots = view.ability?.by === me ? lookedAt(view) : [];
  const looked = slots.map((id) => {
    const { seat, stack } = find(view, id);
    return stackLook(view, seat, stack, me, false);
  });
  return {
    cards: handOf(view, me),
    extra: [
      ...(looked.length > 0 ? [{ label: 'private.looked', cards: looked }] : []),
      ...(anonymous.length > 0 ? [{ label: 'private.anonymous', cards: anonymous }] : []),
    ],
    ...(view.options.memoryAid && { facts: remembered(view, me) }),
  };
}

function handOf(view: View<State>, me: Seat): CardLook[] {
  const chosen = view.selection ? ownAnswer(view.selection, me) : undefined;
  const hand = view.hands[me]!;
  return handRefs(hand).map((ref, i) => {
    const supporter = known(hand[i]!);
    return {
      state: 'down',
      ref,
      ...(supporter && { face: faceOf(supporter, view.options) }),
      ...(chosen === ref && { label: 'private.chosen' }),
    };
  });
}

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
