import { listed } from '@masque/mechanics';
import {
  seatsOf,
  type Badge,
  type GameStatus,
  type Message,
  type SeatLook,
  type View,
  type Viewer,
} from '@masque/core';
import { bribesOf } from '../rules/board.ts';
import { isAway } from '../rules/clock.ts';
import { countedIn, scores } from '../rules/score.ts';
import type { State } from '../state.ts';
import { stackLook } from './cards.ts';

/** Every Contender with its Supporters and its points, which are always public. */
export function seatLooks(view: View<State>, me: Viewer, status: GameStatus): SeatLook[] {
  const areas = countedIn(view);
  const points = scores(areas);
  const over = status.outcome !== null;
  return seatsOf(status.seats).map((seat) => {
    const { total } = points[seat]!;
    return {
      seat,
      counters: [
        { icon: 'laurels', n: total, label: 'count.support' },
        { icon: 'two-coins', n: bribesOf(view, seat), label: 'count.bribes' },
      ],
      cards: view.areas[seat]!.slots.map((it) => stackLook(view, seat, it, me, over)),
      badges: badgesOf(view, seat),
      ...(!over && view.waiting.seats.includes(seat) && { asked: true }),
    };
  });
}

/** What everybody's points are made of, for the last page; the highest first. */
export const accountOf = (view: View<State>): Message[] =>
  scores(countedIn(view))
    .map((score, seat) => ({ ...score, seat }))
    .sort((a, b) => b.total - a.total)
    .map(({ seat, anon, bribes, public: shown, bonus, total }) => ({
      key: 'account.score',
      args: { who: { seat }, total, anon, bribes, shown, bonus },
    }));

function badgesOf(view: View<State>, seat: number): Badge[] {
  const asking = view.selection ?? view.offices ?? view.ability?.answers;
  return listed(
    view.speaker === seat && { icon: 'podium', label: 'badge.speaker' },
    asking?.ready?.includes(seat) && { icon: 'confirmed', label: 'badge.ready' },
    isAway(view, seat) && { icon: 'sleepy', label: 'badge.away' },
  );
}
