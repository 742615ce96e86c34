import { save, type Session } from '@masque/core';
import { jsonOrLines, short, type ScenarioAdapter, type ScenarioResult } from '@masque/testkit';
import montee from '../index.ts';
import { check } from './check.ts';
import { checkDeal } from './deals.ts';
import { begins } from './events.ts';
import { isOperation, seatOf, type Check, type Scenario, type Step } from './format.ts';
import { legalOf } from './legal.ts';
import { matching, operate } from './operate.ts';
import { dealOf, positionOf } from './position.ts';

export { positionOf } from './position.ts';

/** Deals on which a scenario about the set-up is tried. */
const DEALS = 40;

/** Plays scenario files of Montée Mortelle: a list of positions, steps and expectations. */
export const scenarios: ScenarioAdapter<Scenario> = {
  game: montee,
  parse: (text, name) => jsonOrLines<Scenario>(text, name),
  run,
};

function run(scenario: Scenario): ScenarioResult {
  const problems: string[] = [];
  try {
    if (scenario.setup) problems.push(...deals(scenario));
    else {
      let session = positionOf(montee, scenario);
      for (const step of scenario.do ?? []) session = perform(session, step, problems);
      problems.push(...check(session, scenario.expect ?? {}));
    }
  } catch (error) {
    problems.push((error as Error).message);
  }
  return { id: scenario.id, title: scenario.title, problems };
}

function deals(scenario: Scenario): string[] {
  for (let seed = 0; seed < DEALS; seed++) {
    const problems = checkDeal(dealOf(montee, scenario, seed), scenario.expect ?? {});
    if (problems.length > 0) return problems;
  }
  return [];
}

function perform(session: Session, step: Step, problems: string[]): Session {
  if (!isOperation(step)) {
    problems.push(...between(session, step));
    return session;
  }
  const done = operate(session, step);
  if (done.ok) return done.session;
  problems.push(`${short(step)} is refused: ${done.why}`);
  return session;
}

/** A look in between, which changes nothing. */
function between(session: Session, { reject, legal, illegal, check: expected }: Check): string[] {
  const problems: string[] = [];
  if (reject) {
    const before = JSON.stringify(save(session));
    if (operate(session, reject).ok) problems.push(`${short(reject)} is taken, should be refused`);
    if (JSON.stringify(save(session)) !== before) problems.push(`${short(reject)} is refused, but changes the session`);
  }
  for (const [letter, wanted] of Object.entries(legal ?? {}))
    problems.push(...exactly(letter, wanted, legalOf(session, seatOf(letter))));
  for (const [letter, list] of Object.entries(illegal ?? {}))
    for (const [name, ...args] of list)
      if (matching(session, seatOf(letter), String(name), args))
        problems.push(`${letter} may ${short([name, ...args])}, should not`);
  if (expected) problems.push(...check(session, expected));
  return problems;
}

/** Both lists the same, in any order. */
function exactly(letter: string, wanted: readonly (readonly unknown[])[], got: readonly unknown[][]): string[] {
  // "I am done" and "I skip" are one answer.
  const plain = (it: readonly unknown[]): unknown[] => it.map((word) => (word === 'skip' ? 'done' : word));
  const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
    a.length === b.length && begins(plain(a), plain(b));
  const missing = wanted.filter((it) => !got.some((other) => same(other, it)));
  const more = got.filter((it) => !wanted.some((other) => same(other, it)));
  return [
    ...missing.map((it) => `${letter} should be able to ${short(it)}`),
    ...more.map((it) => `${letter} should not be able to ${short(it)}`),
  ];
}
