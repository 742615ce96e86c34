import { known, type Action, type Seat } from '@masque/core';
import { take, valuesOf } from '@masque/mechanics';
import { objects, professions, type ObjectKind, type Profession } from '../cards/index.ts';
import { ownHand } from '../own.ts';
import type { Thinking } from './thinking.ts';
import { cheapest, cost, worth } from './worth.ts';

/** Is an offered trade worth an own object, and what its effect reveals to the other player? */
export function chooseAnswer(thinking: Thinking): Action {
  const accept = thinking.offer('accept');
  const refuse = thinking.offer('refuse');
  const { from, card: face } = thinking.view.offer!;
  const card = known(face)!;
  if (!accept) return take(refuse!);
  const back = cheapest(thinking, valuesOf<ObjectKind>(accept, 'card'), from);
  if (!refuse) return take(accept, { card: back });
  const gain =
    worth(thinking, card) -
    cost(thinking, back, from) +
    friendliness(thinking, card, back, from) +
    thinking.leaning.meddles -
    2 * thinking.spite(from);
  const takes = thinking.random.chance(thinking.temper.impulse)
    ? thinking.random.chance(0.5)
    : gain + thinking.random.below(150) / 100 > 0.5;
  return takes ? take(accept, { card: back }) : take(refuse);
}

/** Showing cards to an ally is good, to an enemy bad; and the object that is offered may have an effect, too. */
function friendliness(thinking: Thinking, card: ObjectKind, back: ObjectKind, from: Seat): number {
  const ally = thinking.ally(from) - 0.5;
  const looks = objects[card].passing === 'seeSociety' || objects[card].passing === 'seeHand';
  return 3 * ally + (looks ? 2 * ally - 1 : 0) + (objects[back].passing ? 2 : 0);
}

/** Coat: the most valuable profession. */
export function adopt(thinking: Thinking): Action {
  const offer = thinking.offer('adopt')!;
  const profession = thinking.best(valuesOf<Profession>(offer, 'profession'), (it) => professions[it].worth);
  return take(offer, { profession });
}

/** The neighbour on a side. */
function neighbour({ view, me }: Thinking, side: 'left' | 'right'): Seat {
  const n = view.hands.length;
  return (me + (side === 'left' ? 1 : n - 1)) % n;
}

/** Sextant: pass towards the more likely ally. */
export function turnTo(thinking: Thinking): Action {
  const directions = thinking.observation.offers.filter((it) => it.type === 'direction');
  const offer =
    directions[thinking.ally(neighbour(thinking, 'left')) >= thinking.ally(neighbour(thinking, 'right')) ? 0 : 1]!;
  return take(offer, { side: valuesOf(offer, 'side')[0]! });
}

/** Sextant: pass the least useful object. */
export const handOn = (thinking: Thinking): Action => {
  const to = neighbour(thinking, thinking.view.rotation!.side);
  return take(thinking.offer('hand')!, { card: cheapest(thinking, ownHand(thinking.view, thinking.me), to) });
};

/** Too much luggage: something for the more likely ally who has room. */
export function chooseGift(thinking: Thinking): Action {
  const { view, me } = thinking;
  const gift = thinking.offer('gift')!;
  const to = thinking.best(
    valuesOf<Seat>(gift, 'to'),
    (seat) => thinking.ally(seat) + (view.hands[seat]!.length < view.limit ? 0.3 : 0),
  );
  return take(gift, { to, card: cheapest(thinking, ownHand(view, me), to) });
}
