import type { Session } from '@masque/core';
import { jsonLines, type ScenarioAdapter, type ScenarioResult } from '@masque/testkit';
import werewolf from '../index.ts';
import { problemsOf } from './look.ts';
import { perform } from './ops.ts';
import { Refused } from './play.ts';
import { positionOf } from './position.ts';
import type { Expected, Op, Scenario } from './scenario.ts';

/** Plays the scenarios of the rules: one JSON object a line. */
export const scenarios: ScenarioAdapter<Scenario> = {
  game: werewolf as unknown as ScenarioAdapter['game'],
  parse: (text, name) => jsonLines<Scenario>(text, name),
  run,
};

function run(scenario: Scenario): ScenarioResult {
  const { id, title, expect } = scenario;
  const problems: string[] = [];
  let session = positionOf(scenario);
  for (const [i, op] of scenario.do.entries()) {
    try {
      session = play(session, op, (found) => problems.push(...found.map((it) => `after ${i} operations: ${it}`)));
    } catch (error) {
      return {
        id,
        title,
        problems: [...problems, `operation ${i + 1} ${JSON.stringify(op)}: ${(error as Error).message}`],
      };
    }
  }
  return { id, title, problems: [...problems, ...problemsOf(session, expect ?? {})] };
}

function play(session: Session, op: Op, note: (problems: readonly string[]) => void): Session {
  const [name, first, second] = op;
  if (name === 'expect') note(problemsOf(session, first as Expected));
  else if (name === 'reject') note(refused(session, first as string, second as Op));
  else return perform(session, op);
  return session;
}

/** An operation that has to be refused, for the reason given where the rules here tell reasons apart. */
function refused(session: Session, code: string, op: Op): readonly string[] {
  try {
    perform(session, op);
    return [`${JSON.stringify(op)} was taken, but should have been refused as ${code}`];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.code !== undefined && TOLD.includes(code) && error.code !== code
      ? [`${JSON.stringify(op)}: refused as ${error.code}, not as ${code}`]
      : [];
  }
}

/** Reasons that the operations here tell apart by the same words as the scenarios. */
const TOLD = ['accused_cannot_vote', 'already_tried_today', 'same_as_last_night', 'hexed', 'must_choose'];
