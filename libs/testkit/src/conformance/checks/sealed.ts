import { hereOf, SPECTATOR, tableFor, type Session } from '@masque/core';
import { levelsOf, players } from '../../play/players.ts';
import { differences, short } from '../../scenario/compare.ts';
import { Fault, type Check } from '../check.ts';
import { received } from '../secrecy/received.ts';
import type { Plan, Setting } from '../setting.ts';
import { rounds, walk } from '../walk.ts';
import { inputWords, place, whom } from '../words.ts';

/**
 * Where the table says that answers are sealed, an answer that closes nothing does not reach the room: not what it was,
 * and not who has given it. Twins cannot show this, since answers of one seat seldom make sense for another. The big
 * screen looks on: seats may be told more, as packs are of each other.
 */
export const sealed = (plan: Plan): Check => ({
  name: 'a sealed answer shows to nobody until all are in',
  run() {
    for (const { setting, round } of rounds(plan, 2)) {
      const levels = ['random', ...levelsOf(plan.game)];
      const who = players({ seed: `sealed ${round}`, bots: levels[round % levels.length]!, think: 10 });
      for (const { before, input, session } of walk(plan, setting, { round, who }))
        if (before && input && 'action' in input && sameQuestion(before, session))
          unseen(before, session, inputWords(input), setting);
    }
  },
});

const sameQuestion = (before: Session, after: Session): boolean =>
  !after.outcome &&
  hereOf(before).phase === hereOf(after).phase &&
  JSON.stringify(before.entered) === JSON.stringify(after.entered);

function unseen(before: Session, after: Session, what: string, setting: Setting): void {
  if (!tableFor(before, SPECTATOR).sealed || !tableFor(after, SPECTATOR).sealed) return;
  const [a, b] = [before, after].map((it) => received(it, SPECTATOR, before.log.length));
  if (JSON.stringify(a) === JSON.stringify(b)) return;
  const [first] = differences(a, b);
  throw new Fault(
    `answers are sealed in ${place(after, setting)}, but ${whom(SPECTATOR)} can tell that ${what} was given: ` +
      `its ${first?.path} was ${short(first?.expected)}, now ${short(first?.got)}`,
  );
}
