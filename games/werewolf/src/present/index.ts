import { byPart, listed } from '@masque/mechanics';
import {
  OMNISCIENT,
  known,
  type GameStatus,
  type Seat,
  type Stat,
  type Table,
  type Viewer,
  type Zone,
  type CardLook,
} from '@masque/core';
import { roleNames } from '../roles/index.ts';
import type { Seen } from '../offers/offer.ts';
import { foundDead, living, needed } from '../rules/village.ts';
import { accountOf, pendingOf } from './account.ts';
import { faceOf } from './faces.ts';
import { askOf, isDark, narration, titleOf } from './hour.ts';
import { privateAreaOf } from './private-area.ts';
import { fallenOf, sceneOf } from './scene.ts';
import { seatsFor } from './seats.ts';
import { arrowsOf, ballotOf, claimOf } from './trial.ts';

/** The village square, for one viewer. At night it is the same for everybody, apart from the private area. */
export function present(view: Seen, me: Viewer, status: GameStatus): Table {
  const claim = claimOf(view);
  const ballot = ballotOf(view, me);
  const arrows = arrowsOf(view);
  return {
    title: titleOf(view, status),
    active: status.outcome ? status.outcome.winners : lightOf(view),
    ...(claim && !status.outcome && { claim }),
    ask: askOf(view, me, status),
    ...(me < 0 && { say: narration(view) }),
    seats: seatsFor(view, me),
    // At night a phone shows no paper, which would shine. While a card is turned up, no other cards are shown.
    ...zonesOf(view),
    ...(me >= 0 && { privateArea: privateAreaOf(view, me) }),
    ...(status.timer && !status.outcome && hasClock(view) && { timer: status.timer }),
    ...focusOf(view),
    ...(isSealed(view) && { sealed: true }),
    ...(arrows.length > 0 && { arrows }),
    ...(ballot && { ballot }),
    stats: statsOf(view, me),
    // A game master can read it all the time.
    ...((status.outcome || me === OMNISCIENT) && { account: [...accountOf(view), ...pendingOf(view, me)] }),
    ...(isDark(view) && { night: true }),
    ...(me < 0 ? { scene: sceneOf(view) } : fallenOf(view)),
  };
}

/** A human game master goes on when she likes; and nobody can act while a card is turned up. */
const hasClock = ({ options, next }: Seen): boolean =>
  options.gm === 'server' && !['verdict', 'daybreak', 'fallen'].includes(next);

/** Nothing may show who has answered; a last shot, however, is public. */
const isSealed = ({ question, ballot, options, next }: Seen): boolean =>
  (question !== null && next !== 'shoot') || (ballot !== null && options.ballot !== 'open');

/** Whose cards turn now. */
function focusOf(view: Seen): { readonly focus?: readonly Seat[] } {
  const seats = view.next === 'daybreak' ? foundDead(view) : view.next === 'fallen' ? view.fallen : [];
  return seats.length > 0 ? { focus: seats } : {};
}

/** The speaker, or the player who is talked about. */
const lightOf = (view: Seen): readonly number[] => {
  if (view.next === 'shoot' && view.shooter !== null) return [view.shooter];
  return view.accused === null || !['defence', 'vote'].includes(view.next) ? [] : [view.accused];
};

function zonesOf(view: Seen): { readonly zones?: Zone[] } {
  if (isDark(view) || view.next === 'verdict' || view.next === 'fallen') return {};
  if (view.next !== 'daybreak') return { zones: [setOf(view)] };
  const faces = view.options.reveal ? foundDead(view).flatMap((seat) => known(view.cards[seat]) ?? []) : [];
  const cards = faces.map((role) => ({ state: 'up' as const, face: faceOf(role) }));
  return cards.length > 0 ? { zones: [{ id: 'found', label: 'zone.found', cards }] } : {};
}

/** The cards in the game, which can be read at any time. */
function setOf(view: Seen): Zone {
  const set = view.options.mystery && view.next !== 'over' ? undefined : known(view.set);
  return set ? openSet(set) : { id: 'set', label: 'zone.mystery' };
}

const openSet = byPart((set: NonNullable<ReturnType<typeof known<Seen['set']>>>): Zone => {
  const cards = roleNames.flatMap((role): CardLook[] => {
    const n = set[role] ?? 0;
    return listed(
      n > 0 && { state: 'up', face: faceOf(role), counters: [{ icon: 'stack', n, label: 'counter.copies' }] },
    );
  });
  return { id: 'set', label: 'zone.set', cards };
});

/** How many votes a lynching takes, unless the question says so, and how many trials are left. */
function trialStats(view: Seen): Stat[] {
  const { limit, trials } = view;
  const need: Stat = { icon: 'gibbet', label: 'stat.need', value: needed(view) };
  const tried: Stat = {
    icon: 'pointing',
    label: 'stat.trials',
    value: limit === null ? trials : { key: 'stat.trials.of', args: { n: trials, limit } },
  };
  return ['defence', 'vote'].includes(view.next) ? [tried] : [need, tried];
}

function statsOf(view: Seen, me: Viewer): Stat[] {
  const alive: Stat = { icon: 'village', label: 'stat.alive', value: living(view).length };
  if (isDark(view)) return [alive];
  return listed(
    alive,
    ...(['open', 'second', 'defence', 'vote'].includes(view.next) ? trialStats(view) : []),
    // Spectators see it on the people themselves.
    me >= 0 && view.sleepy.length > 0 && { icon: 'night-sleep', label: 'stat.sleepy', value: view.sleepy.length },
    view.quiet > 0 && { icon: 'hourglass', label: 'stat.quiet', value: view.quiet },
  );
}
