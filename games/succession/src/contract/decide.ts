import { seatSet, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { clockwiseFrom } from '@masque/mechanics';
import { isGone } from '../court/visible.ts';
import { revealOf } from '../roles/index.ts';
import { attemptsOf, possibleVictims, reaches } from './attempts.ts';
import { insiders, isIn, withContract, type Choice, type Decision, type ContractRoom } from './state.ts';
import { executable, ranksOf } from './ranks.ts';
import { able, agreedFace, isGhost, isStopped, magistrates, type ContractTable } from './shown.ts';

/** How often a declaration may be changed. */
export const MAX_CHANGES = 3;

/** Finds out who has something to decide. A choice with only one outcome is made automatically. */
export function openDecisions(room: ContractRoom): ContractRoom {
  const first = insiders(room).flatMap((seat) => [...killing(room, seat), ...judging(room, seat)]);
  const victims = possibleVictims(withContract(room, { decisions: first }));
  const guards = able(room, (reveal) => reveal.diesFor)
    .filter((seat) => isIn(room, seat) && victims.some((it) => it !== seat))
    .map((seat) => decision(seat, 'dieFor', [], false));
  return withContract(room, { decisions: [...first, ...guards] });
}

/**
 * A player died elsewhere: only the living can be targets. Players who had chosen the dead one are asked again, or get
 * the only target left.
 */
export function recheckDecisions(room: ContractRoom): ContractRoom {
  const before = room.contract.decisions;
  let changed = false;
  const decisions = openDecisions(room).contract.decisions.map((it): Decision => {
    const old = before.find(({ seat, what }) => seat === it.seat && what === it.what) ?? it;
    const choice = it.owner ? still(room, { ...it, choice: old.choice }) : it.choice;
    changed ||= JSON.stringify(choice) !== JSON.stringify(old.choice);
    return { ...old, targets: it.targets, owner: it.owner, choice };
  });
  // As with every change, everybody has to lock again.
  return withContract(room, { decisions: changed ? decisions.map((it) => ({ ...it, locked: false })) : decisions });
}

const decision = (seat: Seat, what: Decision['what'], targets: readonly Seat[], must: boolean): Decision => ({
  seat,
  what,
  targets,
  must,
  owner: true,
  choice: null,
  changes: 0,
  locked: false,
});

function killing(table: ContractRoom, seat: Seat): Decision[] {
  const face = agreedFace(table, seat);
  const { kills, raises } = face ? revealOf(face.role) : {};
  if (!kills || isStopped(table, seat)) return [];
  const targets = seatSet(insiders(table).filter((it) => it !== seat && reaches(table, seat, it)));
  return aimed(decision(seat, raises ? 'raise' : 'kill', targets, kills === 'must'));
}

const judging = (table: ContractRoom, seat: Seat): Decision[] =>
  magistrates(table).includes(seat) ? aimed(decision(seat, 'execute', executable(table, seat), false)) : [];

/** A decision with its targets: dropped without any; decided automatically if it must be taken and has only one. */
function aimed(it: Decision): Decision[] {
  const [only, ...others] = it.targets;
  if (only === undefined) return [];
  const fixed = it.must && others.length === 0;
  return [fixed ? { ...it, owner: false, choice: { kind: 'kill', seat: only, ghost: null } } : it];
}

/** What is left of a choice when its targets have become fewer; `null`: it has to be made again. */
function still(table: ContractTable, { choice, targets }: Decision): Choice | null {
  switch (choice?.kind) {
    case 'kill': {
      if (!targets.includes(choice.seat)) return null;
      if (choice.ghost === null || isGhost(table, choice.ghost)) return choice;
      const [ghost = null, ...others] = table.contract.ghosts.filter((seat) => isGhost(table, seat));
      return others.length > 0 ? null : { ...choice, ghost };
    }
    case 'execute':
      return { ...choice, seats: choice.seats.filter((seat) => targets.includes(seat)) };
    case 'dieFor':
      return choice.seat === 'all' || isIn(table, choice.seat) ? choice : null;
    default:
      return choice;
  }
}

/** The players who would die by what has been declared so far: a Guard may die for one of them. */
export const doomed = (table: ContractTable, guard: Seat): Seat[] =>
  seatSet(attemptsOf(table, ranksOf(table)).map((it) => it.victim)).filter((seat) => seat !== guard);

/** Declares, or changes a declaration; then everybody has to lock again. */
export function declare(
  room: ContractRoom,
  seat: Seat,
  what: readonly Decision['what'][],
  choice: Choice,
): ContractRoom {
  const mine = room.contract.decisions.filter((it) => it.seat === seat && it.owner && what.includes(it.what));
  const news = mine.filter((it) => JSON.stringify(it.choice ?? none) !== JSON.stringify(choice));
  const decisions = room.contract.decisions.map((it) => ({
    ...it,
    ...(news.length > 0 && { locked: false }),
    ...(mine.includes(it) && { choice, changes: it.changes + (it.choice && news.includes(it) ? 1 : 0) }),
  }));
  return withContract(room, { decisions });
}

const none: Choice = { kind: 'none' };

export const lock = (room: ContractRoom, seat: Seat): ContractRoom =>
  withContract(room, {
    decisions: room.contract.decisions.map((it) => (it.seat === seat ? { ...it, locked: true } : it)),
  });

/** The players whose decisions are awaited. */
export const unlocked = ({ court, contract }: ContractRoom): Seat[] =>
  seatSet(contract.decisions.filter((it) => it.owner && !it.locked).map((it) => it.seat)).filter(
    (seat) => !isGone(court, seat),
  );

/** The decisions are final; a mandatory one that was not made falls on the next legal seat clockwise. */
export function closeDecisions(room: ContractRoom, step: Step): ContractRoom {
  const decisions = room.contract.decisions.map((it) => (it.choice ? it : { ...it, choice: missing(it, step) }));
  const decided = withContract(room, { decisions });
  return withContract(decided, { ranks: [...ranksOf(decided)] });
}

function missing({ seat, must, what, targets }: Decision, step: Step): Choice {
  if (what === 'execute') return { kind: 'execute', seats: [] };
  const next = clockwiseFrom(seat, step.seats).find((it) => targets.includes(it));
  return must && next !== undefined ? { kind: 'kill', seat: next, ghost: null } : none;
}
