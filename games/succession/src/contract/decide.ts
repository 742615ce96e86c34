import type { Seat, Step } from '@masque/core';
import { clockwiseFrom } from '@masque/mechanics';
import { inOrder } from '../court/news.ts';
import { isAlive, isGone } from '../court/standing.ts';
import { revealOf } from '../roles/index.ts';
import { attemptsOf, possibleVictims, reaches } from './attempts.ts';
import type { Choice, Decision, Pact, Room } from './pact.ts';
import { executable, ranksOf } from './ranks.ts';
import { able, agreedFace, isStopped, magistrates, type Table } from './shown.ts';

/** How often a declaration may be changed. */
export const MOST_CHANGES = 3;

/** Finds out who has something to decide. A choice with one outcome is made by itself. */
export function openDecisions(room: Room): Room {
  const { pact } = room;
  const first = pact.joined
    .filter((seat) => isAlive(room.court, seat))
    .flatMap((seat) => [...killing(room, seat), ...judging(room, seat)]);
  const table = { ...room, pact: { ...pact, decisions: first } };
  const guards = able(table, (reveal) => reveal.diesFor)
    .filter((seat) => isAlive(room.court, seat) && possibleVictims(table).some((it) => it !== seat))
    .map((seat) => decision(seat, 'dieFor', [], false));
  return { ...room, pact: { ...pact, decisions: [...first, ...guards] } };
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

function killing(table: Room, seat: Seat): Decision[] {
  const face = agreedFace(table, seat);
  const { kills, raises } = face ? revealOf(face.role) : {};
  if (!kills || isStopped(table, seat)) return [];
  const targets = inOrder(
    table.pact.joined.filter((it) => it !== seat && isAlive(table.court, it) && reaches(table, seat, it)),
  );
  if (targets.length === 0) return [];
  const made = decision(seat, raises ? 'raise' : 'kill', targets, kills === 'must');
  const only = kills === 'must' && targets.length === 1;
  return [only ? { ...made, owner: false, choice: { kind: 'kill', seat: targets[0]!, ghost: null } } : made];
}

const judging = (table: Room, seat: Seat): Decision[] => {
  const targets = magistrates(table).includes(seat) ? executable(table, seat) : [];
  return targets.length === 0 ? [] : [decision(seat, 'execute', targets, false)];
};

/** Who is doomed by what has been declared so far: a Guard may die for one of them. */
export const doomed = (table: Table, guard: Seat): Seat[] =>
  inOrder(attemptsOf(table, ranksOf(table)).map((it) => it.victim)).filter((seat) => seat !== guard);

/** Declares, or changes a declaration: then all have to lock anew. */
export function declare(room: Room, seat: Seat, what: readonly Decision['what'][], choice: Choice): Room {
  const mine = room.pact.decisions.filter((it) => it.seat === seat && it.owner && what.includes(it.what));
  const news = mine.filter((it) => JSON.stringify(it.choice ?? none) !== JSON.stringify(choice));
  const decisions = room.pact.decisions.map((it) => ({
    ...it,
    ...(news.length > 0 && { locked: false }),
    ...(mine.includes(it) && { choice, changes: it.changes + (it.choice && news.includes(it) ? 1 : 0) }),
  }));
  return { ...room, pact: { ...room.pact, decisions } };
}

const none: Choice = { kind: 'none' };

export const lock = (room: Room, seat: Seat): Room => ({
  ...room,
  pact: { ...room.pact, decisions: room.pact.decisions.map((it) => (it.seat === seat ? { ...it, locked: true } : it)) },
});

/** Those whose decisions are waited for. */
export const unlocked = ({ court, pact }: Room): Seat[] =>
  inOrder(pact.decisions.filter((it) => it.owner && !it.locked).map((it) => it.seat)).filter(
    (seat) => isAlive(court, seat) && !isGone(court, seat),
  );

/** The decisions stand as they are; what had to be decided and was not falls on the next legal seat clockwise. */
export function closeDecisions(room: Room, step: Step): Room {
  const decisions = room.pact.decisions.map((it) => (it.choice ? it : { ...it, choice: missing(room, it, step) }));
  const pact: Pact = { ...room.pact, decisions };
  return { ...room, pact: { ...pact, ranks: [...ranksOf({ ...room, pact })] } };
}

function missing({ court }: Room, { seat, must, what, targets }: Decision, step: Step): Choice {
  if (what === 'execute') return { kind: 'execute', seats: [] };
  const next = clockwiseFrom(seat, step.seats).find((it) => targets.includes(it) && isAlive(court, it));
  return must && next !== undefined ? { kind: 'kill', seat: next, ghost: null } : none;
}
