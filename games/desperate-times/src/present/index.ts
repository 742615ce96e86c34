import { listed } from '@masque/mechanics';
import {
  type Arrow,
  type GameStatus,
  type Stat,
  type Table,
  type Timer,
  type View,
  type Viewer,
  type Zone,
} from '@masque/core';
import { factions } from '../cards/print.ts';
import { discardRefs, find } from '../rules/board.ts';
import { alarmOf } from '../rules/clock.ts';
import { countedIn, majorityOf, membersOf, tiedFor } from '../rules/score.ts';
import type { State } from '../state.ts';
import { emblems, faceOf, lookedAt } from './cards.ts';
import { privateAreaOf } from './private-area.ts';
import { duelOf } from './duel.ts';
import { askOf, titleOf } from './say.ts';
import { accountOf, seatLooks } from './seats.ts';

/** The most lines about what others have just done: a Reveal with its effects, even if the round ends with it. */
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
    zones: zonesOf(view),
    stats: statsOf(view),
    ...(me >= 0 && { privateArea: privateAreaOf(view, me) }),
    ...(timer && { timer }),
    ...(arrows.length > 0 && { arrows }),
    ...(view.contest && {
      focus: [view.contest.newcomer.seat, view.contest.incumbent.seat],
      scene: { kind: 'contest', data: duelOf(view.contest, view.options) },
    }),
  };
}

/** The viewer's own clock, or that of the player awaited. In the first round nobody sees their own. */
function timerFor(view: View<State>, me: Viewer, status: GameStatus): Timer | undefined {
  if (status.phase === 'ready') return status.timer;
  // Nobody can act while a contest is shown.
  if (status.phase === 'contest') return undefined;
  // Newcomers read during the first round and should not feel hurried; the others see that the wait has an end.
  if (view.round === 1 && view.waiting.seats.includes(me)) return undefined;
  const seat = view.waiting.seats.includes(me) ? me : view.waiting.seats[0];
  return seat === undefined ? undefined : status.alarms[alarmOf(seat)];
}

const zonesOf = (view: View<State>): Zone[] => [
  { id: 'supply', label: 'zone.supply', counter: { icon: 'two-coins', n: view.supply, label: 'count.bribes' } },
  {
    id: 'discard',
    label: 'zone.discard',
    cards: discardRefs(view.discard).map((ref, i) => ({
      state: 'up',
      ref,
      face: faceOf(view.discard[i]!, view.options),
    })),
  },
];

function statsOf(view: View<State>): Stat[] {
  const areas = countedIn(view);
  const majorities = factions.map((faction): Stat => {
    const seat = majorityOf(areas, faction);
    const tied = tiedFor(areas, faction);
    return {
      icon: emblems[faction].icon,
      label: `faction.${faction}`,
      value:
        seat !== null
          ? { key: 'stat.seat', args: { who: { seat }, n: membersOf(areas[seat]!, faction) } }
          : tied.length > NAMED
            ? { key: 'stat.tiedMany', args: { n: tied.length } }
            : tied.length > 0
              ? { key: 'stat.tied', args: { who: { list: tied.map((it) => ({ seat: it })) } } }
              : 'stat.nobody',
    };
  });
  return listed(...majorities, view.lost > 0 && { icon: 'two-coins', label: 'stat.lost', value: view.lost });
}

/** Who is looking at whose cards. */
const arrowsOf = (view: View<State>): Arrow[] =>
  [...new Set(lookedAt(view).map((id) => find(view, id).seat))].map((to) => ({
    from: view.ability!.by,
    to,
    label: 'arrow.looks',
  }));
