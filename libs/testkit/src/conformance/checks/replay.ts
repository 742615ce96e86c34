import { save, start, step, type Input, type Session } from '@masque/core';
import { differences, short } from '../../scenario/compare.ts';
import { Fault, type Check } from '../check.ts';
import type { Plan, Setting } from '../setting.ts';
import { dealt, rounds, walk } from '../walk.ts';
import { inputWords, place } from '../words.ts';

/** The log of inputs is the truth: the same inputs lead to the same session, whatever else is played meanwhile. */
export const replays = (plan: Plan): Check => ({
  name: 'the same inputs lead to the same session, step by step',
  run() {
    for (const { setting, round } of rounds(plan, 2)) again(plan, setting, round);
  },
});

function again(plan: Plan, setting: Setting, round: number): void {
  const moments = [...walk(plan, setting, { round })].slice(0, 400);
  const [first] = moments;
  if (!first) return;
  let session = start(plan.game, first.session.start);
  // Another table, moved on at the same time: what they share lies outside the state.
  let other: Session = dealt(plan, setting, `${round} beside`);
  same(first.session, session, setting);
  for (const { input, session: expected } of moments.slice(1)) {
    if (!input) continue;
    other = alongside(other, input);
    const next = step(session, input);
    if (!next.ok)
      throw new Fault(`on replay ${inputWords(input)} is refused (${next.code}) in ${place(session, setting)}: something outside the state decides`);
    session = next.session;
    same(expected, session, setting, input);
  }
}

const alongside = (other: Session, input: Input): Session => {
  const next = step(other, input);
  return next.ok ? next.session : other;
};

function same(expected: Session, got: Session, setting: Setting, input?: Input): void {
  const [a, b] = [plainOf(expected), plainOf(got)];
  if (JSON.stringify(a) === JSON.stringify(b)) return;
  const [first] = differences(a, b);
  throw new Fault(
    `replay leads elsewhere after ${input ? inputWords(input) : 'setup'} in ${place(got, setting)}: ` +
      `${words(first?.path)} was ${short(first?.expected)}, now ${short(first?.got)}; something outside the state decides`,
  );
}

/** Without the whole log, which would make long games slow: its newest entries are enough, step by step. */
function plainOf(session: Session): unknown {
  const { log, ...rest } = save({ ...session, log: { length: 0, last: null } });
  return { ...rest, log, newest: session.log.last?.entry, entries: session.log.length };
}

const words = (path = ''): string => path.replace(/^chart\.context\./, 'state.');
