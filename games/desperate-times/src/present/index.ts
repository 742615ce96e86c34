import { byPart, listed } from '@masque/mechanics';
import {
  type Arrow,
  type CardLook,
  type Emblem,
  type GameStatus,
  type Stat,
  type Table,
  type Timer,
  type View,
  type Viewer,
  type Zone,
} from '@masque/core';
import { factions, type Faction } from '../cards/print.ts';
import { discardRefs, find } from '../rules/board.ts';
import { alarmOf, isReading } from '../rules/clock.ts';
import { countedIn, leadsOf } from '../rules/score.ts';
import type { State } from '../state.ts';
import { emblems, faceOf, lookedAt } from './cards.ts';
import { privateAreaOf } from './private-area.ts';
import { duelOf } from './duel.ts';
import { askOf, titleOf } from './say.ts';
import { accountOf, seatLooks } from './seats.ts';

/**
 * The maximum number of lines about what others have just done: a Reveal with its effects, even if the round ends with
 * it.
 */
const NEWS = 3;
/** Up to this many tied players are named; of more, only the number is given. */
const NAMED = 2;

/** The town square: Supporters in front of their Contenders, Bribes and discard pile in the middle. */
export function present(view: View<State>, me: Viewer, status: GameStatus): Table {
  const timer = timerFor(view, me, status);
  const arrows = status.outcome ? [] : arrowsOf(view);
  return {
    title: titleOf(view, status),
    ...(!status.outcome && status.phase !== 'contest' && { news: NEWS }),
    active: status.outcome ? status.outcome.winners : view.waiting.seats,
    ask: askOf(view, me, status),
    seats: seatLooks(view, me, status),
    ...(status.outcome && { account: accountOf(view) }),
    zones: zonesOf(view.discard, view.supply, view.options),
    stats: statsOf(view.areas, view.lost),
    ...(me >= 0 && { privateArea: privateAreaOf(view, me) }),
    ...(timer && { timer }),
    ...(arrows.length > 0 && { arrows }),
    ...(view.contest && {
      focus: [view.contest.newcomer.seat, view.contest.incumbent.seat],
      scene: { kind: 'contest', data: duelOf(view.contest, view.options) },
    }),
  };
}

/** The viewer's own clock, or that of the player awaited. In the first round nobody is shown one. */
function timerFor(view: View<State>, me: Viewer, status: GameStatus): Timer | undefined {
  if (status.phase === 'ready') return status.timer;
  // Nobody can act while a contest is shown.
  if (status.phase === 'contest') return undefined;
  if (isReading(view)) return undefined;
  const seat = view.waiting.seats.includes(me) ? me : view.waiting.seats[0];
  return seat === undefined ? undefined : status.alarms[alarmOf(seat)];
}

const zonesOf = byPart((discard: View<State>['discard'], supply: number, options: View<State>['options']): Zone[] => [
  { id: 'supply', label: 'zone.supply', counter: { icon: 'two-coins', n: supply, label: 'count.bribes' } },
  { id: 'discard', label: 'zone.discard', cards: discarded(discard, options) },
]);

const discarded = byPart((discard: View<State>['discard'], options: View<State>['options']): CardLook[] =>
  discardRefs(discard).map((ref, i) => ({ state: 'up', ref, face: faceOf(discard[i]!, options) })),
);

const statsOf = byPart((areas: View<State>['areas'], lost: number): Stat[] => {
  const standings = leadsOf(countedIn({ areas }));
  return listed(
    ...factions.map((it, i) => standingLook(emblems[it], it, standings[i]!.n, standings[i]!.seats.join(' '))),
    lost > 0 && { icon: 'two-coins', label: 'stat.lost', value: lost },
  );
});

/** Who has the most of a faction. Viewers share it, although each sees cards of their own. */
const standingLook = byPart(({ icon }: Emblem, faction: Faction, n: number, of: string): Stat => {
  const seats = of === '' ? [] : of.split(' ').map(Number);
  return {
    icon,
    label: `faction.${faction}`,
    value:
      seats.length === 1
        ? { key: 'stat.seat', args: { who: { seat: seats[0]! }, n } }
        : seats.length > NAMED
          ? { key: 'stat.tiedMany', args: { n: seats.length } }
          : seats.length > 0
            ? { key: 'stat.tied', args: { who: { list: seats.map((seat) => ({ seat })) } } }
            : 'stat.nobody',
  };
});

/** Who is looking at whose cards. */
const arrowsOf = (view: View<State>): Arrow[] =>
  [...new Set(lookedAt(view).map((id) => find(view, id).seat))].map((to) => ({
    from: view.ability!.by,
    to,
    label: 'arrow.looks',
  }));
