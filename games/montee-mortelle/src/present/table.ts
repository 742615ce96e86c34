import type { Arrow, Claim, Here, Message, Stat, Table, Viewer } from '@masque/core';
import { askedSeat } from '../asked.ts';
import type { Seen } from '../own.ts';
import { accountOf } from './account.ts';
import { askOf } from './ask.ts';
import { duelArrows, duelBallot } from './duel.ts';
import { pocketOf } from './pocket.ts';
import { sceneOf } from './scene.ts';
import { runningScore } from './score.ts';
import { seatsOf } from './seats.ts';
import { zonesOf } from './zones.ts';

/** What lies on the table, for one viewer. */
export function present(view: Seen, me: Viewer, here: Here): Table {
  const over = here.outcome !== null;
  const fighting = view.duel !== null && !over;
  const claim = claimOf(view);
  const scene = over && !view.proclamation ? undefined : sceneOf(view, me);
  return {
    title: titleOf(view, me, over),
    light: here.outcome ? here.outcome.winners : lightOf(view),
    ...(claim && { claim }),
    ask: askOf(view, me, here),
    seats: seatsOf(view, me),
    zones: zonesOf(view, me),
    ...(me >= 0 && { pocket: pocketOf(view, me) }),
    ...(here.timer && !over && { timer: here.timer }),
    ...((view.window ?? view.sextant) && !over && { sealed: true }),
    arrows: arrowsOf(view),
    ...(fighting && { ballot: duelBallot(view) }),
    stats: statsOf(view, fighting),
    ...(over && { account: accountOf(view) }),
    ...(scene && { scene }),
  };
}

function titleOf(view: Seen, me: Viewer, over: boolean): Message {
  if (over) return 'title.over';
  if (view.proclamation) return 'title.proclamation';
  if (view.duel && view.next !== 'after') return 'title.duel';
  if (view.next === 'main' && view.active === me) return 'title.yourTurn';
  return { key: 'title.round', args: { n: Math.ceil(view.turns / view.hands.length) } };
}

/** The candle stands with whoever has to choose, or with the two who fight. */
function lightOf(view: Seen): number[] {
  const asked = askedSeat(view);
  if (asked !== null) return [asked];
  return view.window && view.duel ? [view.duel.attacker, view.duel.defender] : [];
}

function claimOf({ duel, proclamation, next }: Seen): Claim | undefined {
  if (proclamation) {
    const { by, claim, society, named } = proclamation;
    const note: Message =
      named.length > 0
        ? { key: 'then.named', args: { named: { list: named.map((seat) => ({ seat })) } } }
        : 'then.alone';
    return { by, text: claim === 'loge' ? 'say.loge' : `say.${society}`, note };
  }
  if (duel && (next === 'priest' || next === 'support'))
    return { by: duel.attacker, text: 'say.challenge', on: duel.defender };
  return undefined;
}

function arrowsOf(view: Seen): Arrow[] {
  const { offer, proclamation } = view;
  if (proclamation)
    return proclamation.named.map((to) => ({ from: proclamation.by, to, strong: true, label: 'arrow.names' }));
  if (offer) return [{ from: offer.from, to: offer.to, strong: true, label: 'arrow.offers' }];
  return duelArrows(view);
}

function statsOf(view: Seen, fighting: boolean): Stat[] {
  const score = fighting ? runningScore(view) : null;
  const pile = view.pile.length;
  return [
    ...(score
      ? [
          { icon: 'broadsword', label: 'stat.attack', value: score.attack },
          { icon: 'checked-shield', label: 'stat.defence', value: score.defence },
        ]
      : [{ icon: 'trumpet-flag', label: 'stat.need', value: 'stat.three' }]),
    pile === 0
      ? { icon: 'card-draw', label: 'stat.pile', value: 'stat.empty' }
      : { icon: 'hooded-figure', label: 'stat.pool', value: view.pool.length },
  ];
}
