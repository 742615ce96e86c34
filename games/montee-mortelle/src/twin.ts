import { audienceOf, declassify, replace, sees, SPECTATOR, type Random, type Secret, type Viewer } from '@masque/core';
import { answerOf } from '@masque/mechanics';
import { sorted, type ObjectKind, type Profession } from './cards/index.ts';
import type { State } from './state.ts';

/**
 * The same position for a viewer, with everything hidden from it dealt again: objects among hidden hands, the pile and
 * the offered object; face-down professions with the unused ones; societies with the one left over. Hands stay in
 * canonical order, and answers that were given already stay valid.
 */
export function twin(state: State, viewer: Viewer, random: Random): State | null {
  const other = objectsAnew(professionsAnew(societiesAnew(state, viewer, random), viewer, random), viewer, random);
  return JSON.stringify(other) === JSON.stringify(state) ? null : other;
}

const hidden = (it: Secret<unknown>, viewer: Viewer): boolean =>
  viewer === SPECTATOR ? audienceOf(it) !== 'all' : !sees(it, viewer);

/** Shuffles the contents of some secrets among themselves. */
function redeal<T>(secrets: readonly Secret<T>[], chosen: readonly boolean[], random: Random): Secret<T>[] {
  const values = random.shuffle(secrets.filter((_, i) => chosen[i]).map(declassify));
  return secrets.map((it, i) => (chosen[i] ? replace(it, values.pop()!) : it));
}

function societiesAnew(state: State, viewer: Viewer, random: Random): State {
  const all = [...state.societies, ...(state.spare ? [state.spare] : [])];
  const dealt = redeal(
    all,
    all.map((it) => hidden(it, viewer)),
    random,
  );
  const n = state.societies.length;
  return { ...state, societies: dealt.slice(0, n), spare: dealt[n] ?? null };
}

function professionsAnew(state: State, viewer: Viewer, random: Random): State {
  const n = state.professions.length;
  const all: Secret<Profession>[] = [...state.professions.map(({ card }) => card), ...state.pool];
  const dealt = redeal(
    all,
    all.map((it) => hidden(it, viewer)),
    random,
  );
  return {
    ...state,
    professions: state.professions.map(({ up }, seat) => ({ card: dealt[seat]!, up })),
    pool: dealt.slice(n),
  };
}

function objectsAnew(state: State, viewer: Viewer, random: Random): State {
  const { hands, pile, offer, foreseen, rotation } = state;
  const places = hands.flatMap((hand, seat) => hand.map((card) => ({ seat, card })));
  const gave = (seat: number): boolean => rotation !== null && answerOf(rotation.gifts, seat) !== null;
  const all: Secret<ObjectKind>[] = [...places.map(({ card }) => card), ...pile, ...(offer ? [offer.card] : [])];
  // A player looking through the pile sees its contents, but not their order.
  const looksThrough = foreseen !== null && !hidden(foreseen.cards, viewer);
  const chosen = all.map((card, i) => {
    const place = places[i];
    if (place) return hidden(card, viewer) && !gave(place.seat);
    return hidden(card, viewer) && !(looksThrough && i < places.length + pile.length);
  });
  const dealt = redeal(all, chosen, random);
  const cards = dealt.slice(places.length, places.length + pile.length);
  const newPile = looksThrough
    ? redeal(
        cards,
        cards.map(() => true),
        random,
      )
    : cards;
  return {
    ...state,
    hands: hands.map((hand, seat) => {
      const kinds = sorted(
        dealt
          .slice(0, places.length)
          .filter((_, i) => places[i]!.seat === seat)
          .map(declassify),
      );
      return hand.map((card, i) => replace(card, kinds[i]!));
    }),
    pile: newPile,
    offer: offer && { ...offer, card: dealt.at(-1)! },
    foreseen: foreseen && { ...foreseen, cards: replace(foreseen.cards, sorted(newPile.map(declassify))) },
  };
}
