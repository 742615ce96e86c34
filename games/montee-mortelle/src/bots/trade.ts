import type { Action, Seat } from '@masque/core';
import { type ObjectKind, objects, type Profession, professions } from '../cards/index.ts';
import { ownHand } from '../own.ts';
import { best, take, type Thinking, valuesOf } from './mind.ts';
import { cheapest, cost, worth } from './worth.ts';

/** An offer: is it worth an object of one's own, and what its effect tells the other? */
export function chooseAnswer(thinking: Thinking): Action {
  const accept = thinking.offer('accept');
  const refuse = thinking.offer('refuse');
  const { from, card } = thinking.view.offer! as { from: Seat; card: ObjectKind };
  if (!accept) return take(refuse!);
  const back = cheapest(thinking, valuesOf<ObjectKind>(accept, 'card'), from);
  if (!refuse) return take(accept, { card: back });
  const gain = worth(thinking, card) - cost(thinking, back, from) + friendliness(thinking, card, back, from);
  const takes = thinking.random.chance(thinking.temper.whim)
    ? thinking.random.chance(0.5)
    : gain + thinking.random.below(150) / 100 > 0.5;
  return takes ? take(accept, { card: back }) : take(refuse);
}

/** Letting an ally look is welcome, an enemy not; and one's own object may do something too. */
function friendliness(thinking: Thinking, card: ObjectKind, back: ObjectKind, from: Seat): number {
  const ally = thinking.ally(from) - 0.5;
  const looks = objects[card].passing === 'seeSociety' || objects[card].passing === 'seeHand';
  return 3 * ally + (looks ? 2 * ally - 1 : 0) + (objects[back].passing ? 2 : 0);
}

/** Choices that objects on the move bring about. */
export function chooseGift(thinking: Thinking): Action | null {
  const hand = ownHand(thinking.view, thinking.me);
  const adopt = thinking.offer('adopt');
  if (adopt)
    return take(adopt, { profession: best(valuesOf<Profession>(adopt, 'profession'), (it) => professions[it].worth) });
  const directions = thinking.mind.offers.filter((it) => it.type === 'direction');
  if (directions.length > 0) {
    const n = thinking.view.hands.length;
    const [left, right] = [(thinking.me + 1) % n, (thinking.me + n - 1) % n];
    const offer = directions[thinking.ally(left) >= thinking.ally(right) ? 0 : 1]!;
    return take(offer, { side: valuesOf<string>(offer, 'side')[0] });
  }
  const give = thinking.offer('hand');
  if (give) {
    const n = thinking.view.hands.length;
    const to = (thinking.me + (thinking.view.rotation!.side === 'left' ? 1 : n - 1)) % n;
    return take(give, { card: cheapest(thinking, hand, to) });
  }
  const gift = thinking.offer('gift');
  if (!gift) return null;
  const to = best(
    valuesOf<Seat>(gift, 'to'),
    (seat) => thinking.ally(seat) + (thinking.view.hands[seat]!.length < thinking.view.limit ? 0.3 : 0),
  );
  return take(gift, { to, card: cheapest(thinking, hand, to) });
}
