import { save, type Session } from '@masque/core';
import { compare, jsonOrLines, type ScenarioAdapter, type ScenarioResult } from '@masque/testkit';
import coup from '../index.ts';
import { check } from './check.ts';
import type { Expectation, Operation, Scenario } from './format.ts';
import { operate, seenBy } from './operate.ts';
import { positionOf } from './position.ts';

/** Plays scenario files of Coup: one JSON object a line, `given`, `do`, `expect`. */
export const scenarios: ScenarioAdapter<Scenario> = {
  game: coup,
  parse: (text, name) => jsonOrLines<Scenario>(text, name),
  run,
};

function run(scenario: Scenario): ScenarioResult {
  const problems: string[] = [];
  try {
    let session = positionOf(coup, scenario.given);
    for (const operation of scenario.do) session = perform(session, operation, problems);
    problems.push(...check(session, scenario.expect ?? {}));
  } catch (error) {
    problems.push((error as Error).message);
  }
  return { id: scenario.id, title: scenario.title, problems };
}

function perform(session: Session, operation: Operation, problems: string[]): Session {
  const [name, ...args] = operation;
  if (name === 'expect') problems.push(...check(session, args[0] as Expectation));
  else if (name === 'view') problems.push(...view(session, args[0] as number, args[1] as object));
  else if (name === 'reject') problems.push(...reject(session, args as [string, Operation]));
  else {
    const done = operate(session, operation);
    if (done.ok) return done.session;
    problems.push(`${JSON.stringify(operation)} is refused: ${done.code}`);
  }
  return session;
}

/** What a seat sees; cards compared as sets. */
function view(session: Session, seat: number, expected: object): string[] {
  const seen = seenBy(session, seat) as Record<string, unknown>;
  const tidy = (value: unknown): unknown =>
    Array.isArray(value) && value.every((it) => typeof it === 'string') ? [...value].sort() : value;
  return Object.entries(expected).flatMap(([name, value]) =>
    // What is not a seat's own is public, and read as everywhere.
    name in seen
      ? compare(`view of ${seat}, ${name}`, tidy(value), tidy(seen[name]))
      : check(session, { [name]: value }),
  );
}

/** Reasons this adapter tells apart. A file may give another word for a refusal; then being refused is enough. */
const reasons = [
  'not_your_turn',
  'not_enabled',
  'cannot_afford',
  'must_coup',
  'reserve_empty',
  'bad_target',
  'window_closed',
  'not_eligible',
  'already_answered',
  'not_in_this_window',
  'bad_role',
  'not_in_hand',
  'bad_count',
];

function reject(session: Session, [code, operation]: [string, Operation]): string[] {
  const before = JSON.stringify(save(session));
  const done = operate(session, operation);
  if (done.ok) return [`${JSON.stringify(operation)} is taken, should be refused: ${code}`];
  if (JSON.stringify(save(session)) !== before)
    return [`${JSON.stringify(operation)} is refused, but changes the session`];
  return reasons.includes(code) ? compare(`refusal of ${JSON.stringify(operation)}`, code, done.code) : [];
}
