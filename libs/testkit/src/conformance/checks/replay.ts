import { offersFor, save, start, step, tableFor, type Input, type Session } from '@masque/core';
import { differences, short } from '../../scenario/compare.ts';
import { Fault, type Check } from '../check.ts';
import type { Plan, Setting } from '../setting.ts';
import { dealt, rounds, viewersOf, walk } from '../walk.ts';
import { inputWords, place } from '../words.ts';

/** The log of inputs is the truth: the same inputs lead to the same session, whatever else is played meanwhile. */
export const replays = (plan: Plan): Check => ({
  name: 'the same inputs lead to the same session, step by step',
  run() {
    for (const { setting, round } of rounds(plan, 2)) again(plan, setting, round);
  },
});

function again(plan: Plan, setting: Setting, round: number): void {
  // Looked at while they are played: what comes later must not show in what came before.
  const moments: { readonly input?: Input; readonly session: Session; readonly seen: object }[] = [];
  for (const { input, session } of walk(plan, setting, { round, maxInputs: 300 }))
    moments.push({ input, session, seen: seenIn(session) });
  const [first] = moments;
  if (!first) return;
  let session = start(plan.game, first.session.start);
  // Another table, moved on at the same time: what they share lies outside the state.
  let other: Session = dealt(plan, setting, `${round} beside`);
  same(first.seen, session, setting);
  for (const { input, seen } of moments.slice(1)) {
    if (!input) continue;
    const next = step(session, input);
    if (!next.ok)
      throw new Fault(
        `on replay ${inputWords(input)} is refused (${next.code}) in ${place(session, setting)}: something outside the state decides`,
      );
    session = next.session;
    other = alongside(other, input);
    same(seen, session, setting, input);
  }
}

const alongside = (other: Session, input: Input): Session => {
  const next = step(other, input);
  return next.ok ? next.session : other;
};

function same(expected: object, session: Session, setting: Setting, input?: Input): void {
  const got = seenIn(session);
  if (JSON.stringify(expected) === JSON.stringify(got)) return;
  const [first] = differences(expected, got);
  throw new Fault(
    `replay leads elsewhere after ${input ? inputWords(input) : 'setup'} in ${place(session, setting)}: ` +
      `${words(first?.path)} was ${short(first?.expected)}, now ${short(first?.got)}; something outside the state decides`,
  );
}

/** Without the whole log, which would make long games slow: its newest entries are enough, step by step. */
function seenIn(session: Session): object {
  const { log: _, ...rest } = save({ ...session, log: { length: 0, last: null } });
  const { seats } = session.start;
  return {
    ...rest,
    newest: session.log.last?.entry,
    entries: session.log.length,
    offers: viewersOf(session).map((viewer) => (viewer >= 0 ? offersFor(session, viewer) : null)),
    table: tableFor(session, session.n % seats),
  };
}

const words = (path = ''): string => path.replace(/^chart\.context\./, 'state.');
