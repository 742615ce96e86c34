import { offersFor, step, tableFor, type Session } from '@masque/core';
import { players } from '../../play/players.ts';
import { Fault, type Check } from '../check.ts';
import { deepFreeze } from '../freeze.ts';
import { dealt, isSample, LONGEST, rounds, viewersOf } from '../walk.ts';
import type { Plan, Setting } from '../setting.ts';
import { errorWords, inputWords, place } from '../words.ts';

/** Rules return new states: plays with everything frozen, so that a change in place throws. */
export const frozen = (plan: Plan): Check => ({
  name: 'rules, offers and present change nothing in place',
  run() {
    for (const { setting, round } of rounds(plan, 2)) play(plan, setting, round);
  },
});

function play(plan: Plan, setting: Setting, round: number): void {
  const who = players({ seed: `frozen ${round}` });
  let session = attempt(
    () => dealt(plan, { ...setting, options: deepFreeze({ ...setting.options }) }, round),
    `setup (${setting.name})`,
  );
  if (!session) return;
  for (let i = 0; i < LONGEST && !session.outcome; i++) {
    if (isSample(session)) look(session, setting);
    else deepFreeze(session.state);
    const input = who.next(session);
    if (!input) return;
    const next = step(session, input);
    if (!next.ok) {
      if (changes(next.error))
        throw new Fault(
          `the rule for ${inputWords(input)} changes the state in place in ${place(session, setting)}: ${errorWords(next.error)}`,
        );
      return;
    }
    session = next.session;
  }
}

function look(session: Session, setting: Setting): void {
  deepFreeze(session.state);
  deepFreeze(session.outcome);
  const viewers = viewersOf(session);
  attempt(
    () => viewers.filter((it) => it >= 0).forEach((seat) => deepFreeze(offersFor(session, seat))),
    `offers in ${place(session, setting)}`,
  );
  attempt(() => viewers.forEach((viewer) => tableFor(session, viewer)), `present in ${place(session, setting)}`);
}

function attempt<T>(body: () => T, what: string): T | undefined {
  try {
    return body();
  } catch (error) {
    if (changes(error)) throw new Fault(`${what} changes in place what it was given: ${errorWords(error)}`);
    return undefined;
  }
}

/** What engines say when something frozen is to be changed. */
const changes = (error: unknown): boolean =>
  error instanceof TypeError &&
  /read only|not extensible|Cannot (delete|add|define|assign)|frozen|non-writable/i.test(error.message);
