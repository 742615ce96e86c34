import type { Seat } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import type { Known } from './known.ts';

/** How far a single Seer is believed on the first word. */
const FIRST_WORD = 0.85;

/** Everybody who has said to be the Seer, with how far that is believed: from 0, a liar, to 1, proved. */
export function seersSaid(view: Seen, known: Known): Map<Seat, number> {
  const sayers = [...new Set(view.said.flatMap((it) => (it.kind === 'claim' && it.role === 'seer' ? [it.by] : [])))];
  const rivals = sayers.filter((seat) => view.alive[seat] && known.role.get(seat) === undefined).length;
  const proved = sayers.some((seat) => known.role.get(seat) === 'seer');
  return new Map(
    sayers.map((seat): [Seat, number] => {
      const card = known.role.get(seat);
      if (card !== undefined) return [seat, card === 'seer' ? 1 : 0];
      if (proved || lied(view, known, seat)) return [seat, 0];
      return [seat, FIRST_WORD / Math.max(1, rivals)];
    }),
  );
}

/** A report that the cards have shown to be false. */
const lied = (view: Seen, known: Known, by: Seat): boolean =>
  view.said.some((it) => {
    if (it.kind !== 'report' || it.by !== by || it.who === undefined) return false;
    const card = known.role.get(it.who);
    if (card === undefined) return it.wolf === true && known.clear.has(it.who);
    return (card === 'werewolf') !== it.wolf && !(card === 'hamster' && view.options.seerSeesHamster);
  });

/** The living Seer whom most would believe, if there is one. */
export function believedSeer(view: Seen, known: Known): Seat | null {
  const best = [...seersSaid(view, known)]
    .filter(([seat, trust]) => view.alive[seat] && trust > 0.5)
    .sort((a, b) => b[1] - a[1])[0];
  return best?.[0] ?? null;
}
