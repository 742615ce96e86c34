import { byPart, listed } from '@masque/mechanics';
import {
  seatsOf,
  type CardLook,
  type GameStatus,
  type Message,
  type Seat,
  type SeatLook,
  type View,
  type Viewer,
} from '@masque/core';
import { isAway } from '../rules/clock.ts';
import { countedIn, scores } from '../rules/score.ts';
import type { State } from '../state.ts';
import { rowLook } from './cards.ts';

/** Every Contender with its Supporters and its points, which are always public. */
export function seatLooks(view: View<State>, me: Viewer, status: GameStatus): SeatLook[] {
  const points = pointsIn(view.areas);
  const over = status.outcome !== null;
  const asking = view.selection ?? view.offices ?? view.ability?.answers;
  return seatsOf(status.seats).map((seat) =>
    seatLook(
      rowLook(view, seat, me, over),
      seat,
      points[seat]!.total,
      points[seat]!.bribes,
      view.speaker === seat,
      asking?.ready?.includes(seat) === true,
      isAway(view, seat),
      !over && view.waiting.seats.includes(seat),
    ),
  );
}

const pointsIn = byPart((areas: View<State>['areas']) => scores(countedIn({ areas })));

const seatLook = byPart(
  (
    cards: readonly CardLook[],
    seat: Seat,
    total: number,
    bribes: number,
    speaks: boolean,
    ready: boolean,
    away: boolean,
    asked: boolean,
  ): SeatLook => ({
    seat,
    counters: [
      { icon: 'laurels', n: total, label: 'count.support' },
      { icon: 'two-coins', n: bribes, label: 'count.bribes' },
    ],
    cards,
    badges: listed(
      speaks && { icon: 'podium', label: 'badge.speaker' },
      ready && { icon: 'confirmed', label: 'badge.ready' },
      away && { icon: 'sleepy', label: 'badge.away' },
    ),
    ...(asked && { asked: true }),
  }),
);

/** What everybody's points are made of, for the last page; the highest first. */
export const accountOf = (view: View<State>): Message[] =>
  scores(countedIn(view))
    .map((score, seat) => ({ ...score, seat }))
    .sort((a, b) => b.total - a.total)
    .map(({ seat, anon, bribes, public: shown, bonus, total }) => ({
      key: 'account.score',
      args: { who: { seat }, total, anon, bribes, shown, bonus },
    }));
