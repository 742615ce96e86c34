import type { Seat } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import { finders, packLookOf, type Role } from '../roles/index.ts';
import type { Certainties } from './known.ts';

/** Factor on that for a player who reveals their card on trial, where anybody would. */
const ON_TRIAL = 0.45;

/** The holder of this card finds the pack: the village depends on its word. */
export const isFinder = (role: Role | undefined): boolean => role !== undefined && packLookOf(role) !== undefined;

/** Everybody who has claimed to find the pack, with how far they are believed: from 0, a liar, to 1, proved. */
export function findersSaid(view: Seen, known: Certainties): Map<Seat, number> {
  const sayers = [...new Set(view.said.flatMap((it) => (it.kind === 'claim' && isFinder(it.role) ? [it.by] : [])))];
  const rivals = sayers.filter((seat) => view.alive[seat] && known.role.get(seat) === undefined).length;
  const proved = sayers.some((seat) => isFinder(known.role.get(seat)));
  return new Map(
    sayers.map((seat): [Seat, number] => {
      const card = known.role.get(seat);
      if (card !== undefined) return [seat, isFinder(card) ? 1 : 0];
      if (proved || known.liars.has(seat) || lied(view, known, seat)) return [seat, 0];
      return [seat, (known.credulity * (cameOutOnTrial(view, seat) ? ON_TRIAL : 1)) / Math.max(1, rivals)];
    }),
  );
}

/** Did it reveal its card on a day on which it was on trial? */
const cameOutOnTrial = (view: Seen, seat: Seat): boolean => {
  const day = view.said.find((it) => it.by === seat && it.kind === 'claim' && isFinder(it.role))?.day;
  return (
    (view.accused === seat && view.day === day) || view.history.some((it) => it.accused === seat && it.day === day)
  );
};

/** Is it a report that revealed cards have disproved? */
const lied = (view: Seen, known: Certainties, by: Seat): boolean =>
  view.said.some((it) => {
    if (it.kind !== 'report' || it.by !== by || it.who === undefined) return false;
    const card = known.role.get(it.who);
    if (card === undefined) return it.wolf === true && known.clear.has(it.who);
    return answer(card, view) !== it.wolf;
  });

/** What a look at a card would have revealed. */
const answer = (card: Role, { options }: Seen): boolean =>
  finders.some((role) => packLookOf(role)!.yes({ role: card, side: 'none', acted: false }, options));

/** The most credible living finder of the pack, if there is one. */
export function believedFinder(view: Seen, known: Certainties): Seat | null {
  const best = [...findersSaid(view, known)]
    .filter(([seat, trust]) => view.alive[seat] && trust > 0.5)
    .sort((a, b) => b[1] - a[1])[0];
  return best?.[0] ?? null;
}
