import { seatSet, conceal, declassify, replace, secret, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { them, who } from '@masque/mechanics';
import { isHeir, otherFaction, ruleOf } from '../roles/index.ts';
import type { Court, Player, Poison } from './court.ts';
import { factionName, roleName, tell } from './news.ts';
import { faceOf, showAll } from './show.ts';

/** A death, and how it is announced. */
export interface Death {
  readonly seat: Seat;
  /** Publicly executed by these; an empty list: simply dead. */
  readonly executors: readonly Seat[];
  readonly poisoned?: boolean;
}

export const withPlayer = (court: Court, seat: Seat, change: Partial<Player>): Court => ({
  ...court,
  players: court.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});

/** Kills seats, all at the same moment: their cards go to the graveyard, their badges are returned. */
export function die(court: Court, deaths: readonly Death[], step: Step): Court {
  let after = court;
  for (const death of deaths) {
    if (!after.players[death.seat]!.alive) continue;
    announce(death, step);
    after = bury(after, death, step);
  }
  return after;
}

function announce({ seat, executors, poisoned }: Death, step: Step): void {
  const args = { who: who(seat), by: them(executors) };
  if (poisoned) tell(step, ['poisonDied', seat], { args, learn: true });
  else if (executors.length > 0) tell(step, ['executed', seat, seatSet(executors)], { args, learn: true });
  else tell(step, ['died', seat], { args, learn: true });
}

function bury(court: Court, { seat, executors }: Death, step: Step): Court {
  const { face, card, spent, badge, life, executed } = court.players[seat]!;
  const shown = court.options.deathShowsRole ? showAll(court, seat, step) : court;
  const grave = { face: conceal(face), card, spent: conceal(spent) };
  if (badge) tell(step, ['badgeBack', badge], { args: { faction: factionName(badge) } });
  return withPlayer(
    {
      ...shown,
      graveyard: [...shown.graveyard, grave],
      supply: badge ? { ...shown.supply, [badge]: shown.supply[badge] + 1 } : shown.supply,
      badgeOffers: shown.badgeOffers.filter((it) => it.to !== seat),
    },
    seat,
    {
      alive: false,
      life: life + 1,
      executed: executors.length > 0 ? life : executed,
      badge: null,
      poison: secret<Poison | null>(null, [seat]),
    },
  );
}

/** A ghost returns to life with a card from the graveyard: without ailments or badge, but with its vote. */
export function rise(court: Court, seat: Seat, index: number, step: Step): Court {
  const grave = court.graveyard[index]!;
  const drawn = declassify(grave.face);
  const keeps = court.options.wizardFaction === 'own' && drawn.faction !== faceOf(court, seat).faction;
  const face = conceal(keeps ? replace(grave.face, { ...drawn, faction: otherFaction(drawn.faction) }) : grave.face, [
    seat,
  ]);
  const { role, faction } = declassify(face);
  tell(step, ['returned', seat], { args: { who: who(seat) }, learn: true });
  tell(step, ['card', role, faction], {
    args: { role: roleName(role), faction: factionName(faction) },
    to: [seat],
    learn: true,
  });
  return withPlayer({ ...court, graveyard: court.graveyard.filter((_, i) => i !== index) }, seat, {
    alive: true,
    face,
    card: grave.card,
    spent: conceal(grave.spent, [seat]),
  });
}

/**
 * Virgins who have just died call back the ghosts: those whose own first card is in the graveyard return, except the
 * Virgins.
 */
export function callBack(court: Court, dead: readonly Seat[], step: Step): Court {
  const callers = dead.filter(
    (seat) => !court.players[seat]!.alive && ruleOf(faceOf(court, seat).role).dying?.callsBack,
  );
  if (callers.length === 0) return court;
  let after = court;
  for (const seat of callers) {
    // A player who calls back ghosts is known by it, even if deaths show no role.
    if (!court.options.deathShowsRole) after = showAll(after, seat, step, after.players[seat]!.life - 1);
    tell(step, ['callsBack', seat], {
      args: { who: who(seat), role: roleName(faceOf(court, seat).role) },
      learn: true,
    });
  }
  const called = court.players.flatMap((player, seat) =>
    player.alive || (callers.includes(seat) && !court.options.virginReturns) ? [] : [seat],
  );
  for (const seat of called) {
    const own = declassify(after.players[seat]!.dealt);
    const index = after.graveyard.findIndex((grave) => declassify(grave.card) === own);
    if (index >= 0) after = rise(after, seat, index, step);
    else tell(step, ['stayed', seat], { args: { who: who(seat) }, learn: true });
  }
  return after;
}

/** Whether divine protection turns back an attempt to kill this seat. */
export const isDivine = (court: Court, seat: Seat): boolean => isHeir(faceOf(court, seat).role);
