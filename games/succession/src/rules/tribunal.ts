import { declassify, secret, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { answerOf, ask, isAtEnd, plurality, tally, who } from '@masque/mechanics';
import { tellAll } from '../contract/contracts.ts';
import type { Court, Poison } from '../court/court.ts';
import { callBack, die, isDivine, withPlayer, type Death } from '../court/death.ts';
import { factionName, tell } from '../court/news.ts';
import { showAll } from '../court/show.ts';
import { living } from '../court/visible.ts';
import type { State } from '../state.ts';
import { voidOffers } from './public.ts';

export const POINT_TIME = 15_000;

/** How long everybody looks at the fingers before a card is turned, and then at the cards, in milliseconds. */
export const FINGERS_TIME = 4000;
export const VERDICT_TIME = 7000;

/** The song is over: talks are frozen, offers are void, and contracts in progress may finish. */
export function ringBell(state: State, step: Step): State {
  tell(step, ['bell']);
  return tellAll({ ...state, court: { ...voidOffers(state.court, step), bell: true } }, { type: 'freeze' }, step);
}

/** The tribunal begins: poison takes effect, then all living players point. */
export function beginTribunal(state: State, step: Step): State {
  tell(step, ['tribunal']);
  const court = poisonWorks({ ...state.court, tribunals: state.court.tribunals + 1 }, step);
  const after = tellAll({ ...state, court }, { type: 'stir' }, step);
  // With fewer than two living players, there is nobody to point at.
  const pointing = living(after.court);
  return { ...after, court: { ...after.court, pointing: ask<Seat | 'nobody'>(pointing.length > 1 ? pointing : []) } };
}

/** All poisoned players die at the same time. Poison aimed at an Heir falls back on the poisoner. */
function poisonWorks(court: Court, step: Step): Court {
  const poisoned = court.players.flatMap(({ alive, poison }, seat) =>
    alive && declassify(poison) ? [{ seat, by: declassify(poison)! }] : [],
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

/** Has the poisoner not died since? */
const isStill = (court: Court, { by, life }: Poison): boolean =>
  court.players[by]!.alive && court.players[by]!.life === life;

/** All fingers are revealed at once. */
export function raiseFingers(state: State, step: Step): State {
  const { court } = state;
  const { pointing } = court;
  const after: Court = { ...court, pointing: null };
  return { ...state, court: pointing && pointing.asked.length > 0 ? showFingers(after, pointing, step) : after };
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
  return { ...court, lastPointing: { fingers, most } };
}

/** Does no finger make anybody show anything? */
export const nobodyIsShown = ({ court }: State): boolean => (court.lastPointing?.most ?? []).length === 0;

/** The players with the most fingers show their roles to everybody. */
export const showPointed = (state: State, step: Step): State => ({
  ...state,
  court: state.court.lastPointing!.most.reduce((shown, seat) => showAll(shown, seat, step), state.court),
});

/** Everybody has seen it: silence ends, talks continue, and the song begins again. */
export function endTribunal(state: State, step: Step): State {
  const { court } = state;
  for (const faction of court.silenced) tell(step, ['unlocked', faction], { args: { faction: factionName(faction) } });
  const after: Court = {
    ...court,
    bell: false,
    lastPointing: null,
    offered: [],
    silenced: [],
    called: [],
    closedBefore: court.closed.length,
  };
  return tellAll({ ...state, court: after }, { type: 'thaw' }, step);
}

/** Have there been as many tribunals as the table allows? Then this is the last call. */
export const isLastCall = ({ court }: State): boolean => isAtEnd(court.tribunals, court.options.maxTribunals);
