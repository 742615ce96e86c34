import { sample, seen, type Bot } from '@masque/core';
import { anonymousOf } from '../places.ts';
import type { State } from '../state.ts';
import { supporters } from '../supporters.ts';
import { wishes } from './select.ts';
import { take } from './take.ts';

/** Takes cards it likes, steps forward with the strongest half of the time, and does the rest by chance. */
export const easy: Bot<State> = {
  decide({ view, seat, offers, random }) {
    const needed = offers.filter((it) => !it.optional);
    if (needed.length === 0) {
      const back = offers.find((it) => it.type === 'back');
      return back ? take(back) : null;
    }
    const reveal = needed.find((it) => it.type === 'reveal');
    if (reveal && random.chance(0.5)) {
      const value = ({ card }: { card: Parameters<typeof seen>[0] }): number =>
        supporters[seen(card) as keyof typeof supporters].value;
      const strongest = anonymousOf(view, seat).sort((a, b) => value(b) - value(a))[0]!;
      return take(reveal, { slot: strongest.id });
    }
    const select = needed.find((it) => it.type === 'select');
    if (select && random.chance(0.5))
      return take(select, { card: wishes(view, seat).sort((a, b) => b.wish - a.wish)[0]!.card });
    return sample(random.pick(needed), random);
  },
};
