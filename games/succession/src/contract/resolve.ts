import { seatSet, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { them, who } from '@masque/mechanics';
import type { Court } from '../court/court.ts';
import { callBack, die, isDivine, rise, type Death } from '../court/death.ts';
import { tell } from '../court/news.ts';
import { showAll, showRole } from '../court/show.ts';
import { attemptsOf, isPublic, standIns, type Attempt } from './attempts.ts';
import { ailments } from './ailments.ts';
import { insiders, isIn, type ContractRoom } from './state.ts';
import { turned, type Ranks } from './ranks.ts';
import { isGhost, type ContractTable } from './shown.ts';

/** Everything takes effect: first the surprises, in reverse order; then the regular abilities, all at once. */
export function resolve(room: ContractRoom, step: Step): ContractRoom {
  const { contract } = room;
  const before = room.court;
  const inside = insiders(room);
  tellTurned(room, inside, step);
  const struck = surprises(room, inside, step);
  const court = regulars({ contract, court: struck }, inside, step);
  const dead = before.players.flatMap((player, seat) => (player.life < court.players[seat]!.life ? [seat] : []));
  const after = callBack(court, dead, step);
  tell(step, ['completed', seatSet(contract.joined)], { args: { members: them(contract.joined) }, learn: true });
  return { contract, court: after };
}

function tellTurned(room: ContractRoom, inside: readonly Seat[], step: Step): void {
  for (const seat of turned(room, room.contract.ranks))
    tell(step, ['turned', seat], { args: { who: who(seat) }, to: inside, learn: true });
}

/** The stack, from last to first: players who are dead by then do nothing. */
function surprises({ court, contract }: ContractRoom, inside: readonly Seat[], step: Step): Court {
  let after = court;
  for (const { by, seat: victim } of contract.stack.toReversed()) {
    if (victim === null || ![by, victim].every((seat) => isIn({ court: after, contract }, seat))) continue;
    const attempt: Attempt = { by: [by], victim, how: 'surprise' };
    tellCause(inside, attempt, step);
    after = strike(after, inside, [attempt], step);
  }
  return after;
}

function regulars({ court, contract }: ContractRoom, inside: readonly Seat[], step: Step): Court {
  const table: ContractRoom = { court, contract };
  const ranks: Ranks = new Map(contract.ranks);
  const attempts =
    court.options.strikes === 'together' ? attemptsOf(table, ranks) : soldiersFirst(table, attemptsOf(table, ranks));
  for (const attempt of attempts) tellCause(inside, attempt, step);
  const [left, guards] = redirected(table, attempts);
  for (const guard of guards) tell(step, ['standsIn', guard], { args: { who: who(guard) }, to: inside, learn: true });
  const struck = strike(court, inside, left, step, guards);
  return raised({ ...table, court: ailments(table, struck, inside, step) }, left, inside, step);
}

/** If Soldiers strike first, their victims no longer kill. */
function soldiersFirst(table: ContractRoom, attempts: readonly Attempt[]): Attempt[] {
  const [first] = redirected(table, attempts.filter(isPublic));
  const fallen = first.filter(({ victim }) => !isDivine(table.court, victim)).map(({ victim }) => victim);
  return attempts.filter((it) => isPublic(it) || !it.by.some((seat) => fallen.includes(seat)));
}

/** Guards die for those they chose: one Guard per victim, whatever threatens it. */
function redirected(table: ContractTable, attempts: readonly Attempt[]): [left: Attempt[], guards: Seat[]] {
  let left = [...attempts];
  const guards: Seat[] = [];
  for (const { guard, for: whom } of standIns(table)) {
    const saved = left.filter((it) => it.victim !== guard && (whom === 'all' || it.victim === whom));
    if (saved.length === 0) continue;
    left = left.filter((it) => !saved.includes(it));
    guards.push(guard);
  }
  return [left, guards];
}

/** Attempts become deaths, all at once. An attempt on an Heir kills its author instead. */
function strike(
  court: Court,
  inside: readonly Seat[],
  attempts: readonly Attempt[],
  step: Step,
  others: readonly Seat[] = [],
): Court {
  let shown = court;
  const deaths = new Map<Seat, Set<Seat>>();
  const condemn = (seat: Seat, executors: readonly Seat[]): void => {
    deaths.set(seat, new Set([...(deaths.get(seat) ?? []), ...executors]));
  };
  const heirs = new Set<Seat>();
  for (const attempt of attempts) {
    const { victim, by } = attempt;
    if (!isDivine(court, victim)) condemn(victim, isPublic(attempt) ? by : []);
    else {
      heirs.add(victim);
      for (const seat of by) if (!isDivine(court, seat)) condemn(seat, []);
    }
  }
  for (const seat of others) condemn(seat, []);
  for (const heir of heirs) {
    if (court.options.divineShown === 'all') shown = showAll(shown, heir, step);
    else shown = showRole(shown, heir, inside, step);
  }
  return die(
    shown,
    [...deaths].map(([seat, executors]): Death => ({ seat, executors: seatSet([...executors]) })),
    step,
  );
}

/** Members see the cause of a death. */
function tellCause(inside: readonly Seat[], { by, victim, how }: Attempt, step: Step): void {
  tell(step, ['cause', victim, how, seatSet(by)], {
    args: { who: who(victim), by: them(seatSet(by)), how },
    to: inside,
    learn: true,
  });
}

/** A Wizard whose victim died by its hand lets a ghost draw from the graveyard. */
function raised(table: ContractRoom, struck: readonly Attempt[], inside: readonly Seat[], step: Step): Court {
  let { court } = table;
  const { contract } = table;
  const wizards = contract.decisions.filter((it) => it.what === 'raise').toSorted((a, b) => a.seat - b.seat);
  for (const { seat, choice } of wizards) {
    if (choice?.kind !== 'kill' || choice.ghost === null || !isGhost({ court, contract }, choice.ghost)) continue;
    if (
      !struck.some((it) => it.how === 'kill' && it.by.includes(seat) && it.victim === choice.seat) ||
      isIn({ court, contract }, choice.seat)
    )
      continue;
    const drawn = step.random.pick(court.graveyard);
    court = rise(court, choice.ghost, court.graveyard.indexOf(drawn), step);
    const args = { who: who(seat), whom: who(choice.ghost) };
    tell(step, ['raised', seat, choice.ghost], { args, to: inside, learn: true });
  }
  return court;
}
