import { isHidden, type CardLook, type Message, type Pocket, type Seat } from '@masque/core';
import { objects } from '../objects/index.ts';
import { ownHand, ownProfession, ownSociety, readable, type Seen } from '../own.ts';
import type { Profession } from '../professions/index.ts';
import { resultOf } from '../public.ts';
import { knownTo } from './notebook.ts';
import { objectCard, professionFace, societyFace } from './cards.ts';
import { units } from '../units.ts';

type Extra = NonNullable<Pocket['extra']>[number];

/** What only this seat sees: its luggage, society and profession, what it is being shown, its notebook. */
export function pocketOf(view: Seen, me: Seat): Pocket {
  const society = ownSociety(view, me);
  const profession = ownProfession(view, me);
  const spent = view.professions[me]!.up !== null;
  // Where many cards are looked through, they have the room.
  const busy = view.next === 'take' ? resultOf(view.duel!).winner === me : view.foreseen?.by === me;
  const yours: CardLook[] = [
    { state: 'down', face: societyFace(society) },
    { state: spent ? 'up' : 'down', face: professionFace(profession, spent), ref: profession },
  ];
  return {
    cards: ownHand(view, me).map((kind) => objectCard(kind)),
    extra: [...shownTo(view, me), ...(busy ? [] : [{ label: 'pocket.yours', cards: yours }])],
    facts: [`society.rule.${society}`, ...mayStandUp(view, me), ...knownTo(view, me)],
  };
}

/** Why a victory cannot be proclaimed now. */
function mayStandUp(view: Seen, me: Seat): Message[] {
  const hand = ownHand(view, me);
  const society = ownSociety(view, me);
  if (hand.some((kind) => objects[kind].gags)) return ['known.gagged'];
  return units(hand, society, view) === 0 ? [`known.noUnit.${society}`] : [];
}

/** Cards that the present question shows to this seat. */
function shownTo(view: Seen, me: Seat): Extra[] {
  const { offer, foreseen, duel, next, pool, chooser } = view;
  if (offer && !isHidden(offer.card) && (offer.to === me || offer.from === me)) {
    const label = offer.to === me ? { key: 'pocket.offered', args: { who: { seat: offer.from } } } : 'pocket.laid';
    return [{ label, cards: [objectCard(offer.card, 'down', 'offered')] }];
  }
  if (foreseen && !isHidden(foreseen.cards))
    return [{ label: 'pocket.pile', cards: foreseen.cards.map((kind, place) => objectCard(kind, 'down', place)) }];
  if (next === 'coat' && chooser === me) {
    const names = pool.filter((card): card is Profession => !isHidden(card)).sort();
    return [
      { label: 'pocket.pool', cards: names.map((name) => ({ state: 'down', face: professionFace(name), ref: name })) },
    ];
  }
  if (next === 'take' && duel && resultOf(duel).winner === me) {
    const { loser } = resultOf(duel);
    return [
      {
        label: { key: 'pocket.loser', args: { who: { seat: loser } } },
        cards: readable(view.hands[loser]!).map((kind) => objectCard(kind)),
      },
    ];
  }
  return [];
}
