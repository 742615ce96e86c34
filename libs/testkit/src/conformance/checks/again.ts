import {
  load,
  offersFor,
  save,
  start,
  step,
  tableFor,
  viewOf,
  type Input,
  type Saved,
  type Session,
} from '@masque/core';
import { differences, short } from '../../scenario/compare.ts';
import { stateOf } from '../../session.ts';
import { Fault } from '../check.ts';
import { sampler, type TestGame, type Moment } from '../moment.ts';
import type { SuitePlan, TestTable } from '../setting.ts';
import { dealt, viewersOf, type Observer } from '../suite.ts';
import { inputWords, place, whom } from '../words.ts';

/** Inputs of a game that are played again. */
const AGAIN = 200;

/** The log of inputs is the truth: the same inputs lead to the same session, whatever else is played in between. */
export const replays = (plan: SuitePlan): Observer => {
  // Views are read during play: later inputs must not change what was seen earlier.
  let moments: { readonly moment: Moment; readonly seen: string }[] = [];
  let games = 0;
  let wanted = false;
  return {
    name: 'the same inputs lead to the same session, step by step',
    game({ quiet }) {
      moments = [];
      if (quiet) return void (wanted = false);
      wanted = games++ % 8 === 0;
    },
    moment(moment) {
      if (wanted && moments.length < AGAIN) moments.push({ moment, seen: JSON.stringify(seenIn(moment.session)) });
    },
    over: ({ game }) => again(plan, game, moments),
  };
};

function again(plan: SuitePlan, { setting }: TestGame, moments: readonly { moment: Moment; seen: string }[]): void {
  const [first] = moments;
  if (!first) return;
  let session = start(plan.game, first.moment.session.start);
  // Another table, played at the same time: anything that the two share is outside the state.
  let other: Session = dealt(plan, setting, 'beside');
  same(first.seen, session, setting);
  for (const {
    moment: { input },
    seen,
  } of moments.slice(1)) {
    if (!input) continue;
    const next = step(session, input);
    if (!next.ok)
      throw new Fault(
        `on replay ${inputWords(input)} is refused (${next.code}) in ${place(session, setting)}: something outside the state influences the rules`,
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

function same(expected: string, session: Session, setting: TestTable, input?: Input): void {
  const got = seenIn(session);
  if (expected === JSON.stringify(got)) return;
  const [first] = differences(JSON.parse(expected), got);
  throw new Fault(
    `replay leads to a different state after ${input ? inputWords(input) : 'setup'} in ${place(session, setting)}: ` +
      `${words(first?.path)} was ${short(first?.expected)}, now ${short(first?.got)}; something outside the state influences the rules`,
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

/** A session that is saved as JSON after any step, and loaded again, goes on unchanged. */
export const saving = (): Observer => {
  const looks = sampler({ first: 1, each: 0, every: 101 });
  return {
    name: 'a session can be saved and loaded after every step',
    moment(moment) {
      const { before, input, session, setting } = moment;
      if (!before || !input || !looks(moment)) return;
      look(session, reload(session), setting);
      const next = step(reload(before), input);
      if (!next.ok)
        throw new Fault(
          `${inputWords(input)} is refused (${next.code}) after saving and loading in ${place(before, setting)}`,
        );
      compare(
        stateOf(session),
        stateOf(next.session),
        () => `after saving, loading and ${inputWords(input)} in ${place(before, setting)}, state`,
      );
    },
  };
};

/** Without the log, which would be copied at every step and is only appended to. */
const reload = (session: Session): Session => {
  const saved = JSON.parse(JSON.stringify(save({ ...session, log: { length: 0, last: null } }))) as Saved;
  return { ...load(session.game, saved), log: session.log };
};

function look(session: Session, loaded: Session, setting: TestTable): void {
  for (const viewer of viewersOf(session)) {
    const where = (what: string) => () =>
      `after saving and loading in ${place(session, setting)}, ${what} of ${whom(viewer)}`;
    compare(viewOf(session, viewer), viewOf(loaded, viewer), where('the view'));
    if (viewer >= 0) compare(offersFor(session, viewer), offersFor(loaded, viewer), where('the offers'));
    compare(tableFor(session, viewer), tableFor(loaded, viewer), where('the table'));
  }
}

function compare(expected: unknown, got: unknown, where: () => string): void {
  if (JSON.stringify(expected) === JSON.stringify(got)) return;
  const [first] = differences(expected, got);
  throw new Fault(`${where()} differs at ${first?.path}: was ${short(first?.expected)}, now ${short(first?.got)}`);
}
