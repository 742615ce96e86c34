import { load, offersFor, save, step, tableFor, viewOf, type Saved, type Session } from '@masque/core';
import { differences, short } from '../../scenario/compare.ts';
import { Fault, type Check } from '../check.ts';
import type { Plan, Setting } from '../setting.ts';
import { isSample, rounds, viewersOf, walk } from '../walk.ts';
import { inputWords, place, whom } from '../words.ts';

/** A session that was put away as JSON after any step goes on as if nothing had been. */
export const saving = (plan: Plan): Check => ({
  name: 'a session can be saved and loaded after every step',
  run() {
    for (const { setting, round } of rounds(plan, 1))
      for (const { before, input, session } of walk(plan, setting, { round, maxInputs: 300 })) {
        if (!before || !input || !isSample(session)) continue;
        look(session, reload(session), setting);
        const next = step(reload(before), input);
        if (!next.ok)
          throw new Fault(
            `${inputWords(input)} is refused (${next.code}) after saving and loading in ${place(before, setting)}`,
          );
        compare(
          session.state,
          next.session.state,
          () => `after saving, loading and ${inputWords(input)} in ${place(before, setting)}, state`,
        );
      }
  },
});

/** The log stays behind: it would be copied at every step, and it is only appended to. */
const reload = (session: Session): Session => {
  const saved = JSON.parse(JSON.stringify(save({ ...session, log: { length: 0, last: null } }))) as Saved;
  return { ...load(session.game, saved), log: session.log };
};

function look(session: Session, loaded: Session, setting: Setting): void {
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
