import { SPECTATOR, tableFor, type Session } from '@masque/core';
import { differences, short } from '../../scenario/compare.ts';
import { phaseOf } from '../../session.ts';
import { Fault } from '../check.ts';
import { sampler, type Moment } from '../moment.ts';
import { received } from '../secrecy/received.ts';
import type { Observer } from '../suite.ts';
import { inputWords, place, whom } from '../words.ts';

/**
 * If the table says that answers are sealed, an answer that does not close the question shows the room nothing:
 * neither what it was, nor who gave it. Twins cannot test this, because one seat's answers seldom make sense for
 * another. It is tested for the big screen, because seats may be told more, as the members of a pack are.
 */
export const sealed = (): Observer => {
  const looks = sampler({ first: 3, every: 23 });
  return {
    name: 'nobody can see a sealed answer until all are in',
    moment(moment) {
      const { before, input, session } = moment;
      if (before && input && 'action' in input && sameQuestion(before, session) && looks(moment))
        unseen(before, moment, inputWords(input));
    },
  };
};

const sameQuestion = (before: Session, after: Session): boolean =>
  !after.outcome &&
  phaseOf(before) === phaseOf(after) &&
  JSON.stringify(before.entered) === JSON.stringify(after.entered);

function unseen(before: Session, moment: Moment, what: string): void {
  const after = moment.session;
  if (!tableFor(before, SPECTATOR).sealed || !moment.table(SPECTATOR).sealed) return;
  const [a, b] = [roomAt(before, []), roomAt(after, moment.entries)];
  if (JSON.stringify(a) === JSON.stringify(b)) return;
  const [first] = differences(a, b);
  throw new Fault(
    `answers are sealed in ${place(after, moment.setting)}, but ${whom(SPECTATOR)} can tell that ${what} was given: ` +
      `its ${first?.path} was ${short(first?.expected)}, now ${short(first?.got)}`,
  );
}

/** What the room sees. While answers are sealed, only the server knows whom the table still waits for. */
function roomAt(session: Session, entries: Moment['entries']): object {
  const { waiting: _, ...rest } = received(session, SPECTATOR, entries) as { waiting: unknown };
  return rest;
}
