import { open, secret, type Seat, type Step } from '@masque/core';
import { answerOf, ask, isAtEnd, plurality, tally, who } from '@masque/mechanics';
import { tellAll } from '../contract/contracts.ts';
import type { Court, Poison } from '../court/court.ts';
import { callBack, die, isDivine, withPlayer, type Death } from '../court/death.ts';
import { factionName, tell } from '../court/news.ts';
import { showAll } from '../court/show.ts';
import { living } from '../court/standing.ts';
import type { State } from '../state.ts';
import { voidOffers } from './public.ts';

export const POINT_TIME = 15_000;

/** The fingers stay in sight for a while after the tribunal. */
export const FINGERS = 'fingers';
const FINGERS_TIME = 20_000;
export const lowerFingers = (state: State): State => ({ ...state, court: { ...state.court, lastPointing: null } });

/** The song is over: talks stand still, offers are void, contracts under way may finish. */
export function ringBell(state: State, step: Step): State {
  tell(step, ['bell']);
  return tellAll({ ...state, court: { ...voidOffers(state.court, step), bell: true } }, { type: 'freeze' }, step);
}

/** The tribunal begins: poison works, then all who live raise a finger. */
export function beginTribunal(state: State, step: Step): State {
  tell(step, ['tribunal']);
  const court = poisonWorks({ ...state.court, tribunals: state.court.tribunals + 1 }, step);
  const after = tellAll({ ...state, court }, { type: 'stir' }, step);
  // With fewer than two alive there is nobody to point at.
  const pointing = living(after.court);
  return { ...after, court: { ...after.court, pointing: ask<Seat | 'nobody'>(pointing.length > 1 ? pointing : []) } };
}

/** All who are poisoned die together. Poison that is aimed at an Heir falls back on whoever brought it. */
function poisonWorks(court: Court, step: Step): Court {
  const poisoned = court.players.flatMap(({ alive, poison }, seat) =>
    alive && open(poison) ? [{ seat, by: open(poison)! }] : [],
  );
  let shown = court;
  const deaths: Death[] = [];
  for (const { seat, by } of poisoned) {
    if (!isDivine(court, seat)) deaths.push({ seat, executors: [], poisoned: true });
    else {
      shown = withPlayer(shown, seat, { poison: secret<Poison | null>(null, [seat]) });
      if (court.options.poisonedHeir === 'immune') continue;
      shown = showAll(shown, seat, step);
      if (isStill(court, by) && !isDivine(court, by.by)) deaths.push({ seat: by.by, executors: [] });
    }
  }
  const after = die(
    shown,
    deaths.filter((it) => it.poisoned || !deaths.some((other) => other.poisoned && other.seat === it.seat)),
    step,
  );
  return callBack(
    after,
    deaths.map((it) => it.seat),
    step,
  );
}

/** Has the source not died since? */
const isStill = (court: Court, { by, life }: Poison): boolean =>
  court.players[by]!.alive && court.players[by]!.life === life;

/** All fingers are seen at once; those with the most show their roles to everybody. Then the song begins again. */
export function endTribunal(state: State, step: Step): State {
  const { court } = state;
  let after: Court = { ...court, pointing: null, bell: false, offered: [], closedBefore: court.closed.length };
  if (court.pointing && court.pointing.asked.length > 0) {
    after = showFingers(after, court.pointing, step);
    step.arm(FINGERS, FINGERS_TIME);
  }
  for (const faction of court.silenced) tell(step, ['unlocked', faction], { args: { faction: factionName(faction) } });
  return tellAll({ ...state, court: { ...after, silenced: [] } }, { type: 'thaw' }, step);
}

function showFingers(court: Court, pointing: NonNullable<Court['pointing']>, step: Step): Court {
  const fingers = pointing.asked.flatMap((seat) => {
    const target = answerOf(pointing, seat);
    return typeof target === 'number' ? [[seat, target] as const] : [];
  });
  const votes = tally(pointing, (given) => (given === 'nobody' ? null : given));
  const most = plurality(votes, Number(court.options.minFingers));
  const list = fingers.map(([from, to]) => ({ msg: { key: 'fact.finger', args: { who: who(from), whom: who(to) } } }));
  tell(step, ['fingers', fingers], { args: { fingers: { list }, n: fingers.length }, learn: true });
  return most.reduce<Court>((shown, seat) => showAll(shown, seat, step), { ...court, lastPointing: { fingers, most } });
}

/** Have there been as many tribunals as the table allows? Then this is the last call. */
export const isLastCall = ({ court }: State): boolean => isAtEnd(court.tribunals, court.options.maxTribunals);
