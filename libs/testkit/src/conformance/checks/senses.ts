import { offersFor, step, tableFor } from '@masque/core';
import { players } from '../../play/players.ts';
import { Fault, type Check } from '../check.ts';
import { watched } from '../senses.ts';
import type { Plan, Setting } from '../setting.ts';
import { dealt, LONGEST, rounds, viewersOf } from '../walk.ts';
import { inputWords, place } from '../words.ts';

/** Time comes with the input and chance with the step: nothing else is read. */
export const senses = (plan: Plan): Check => ({
  name: 'no rule reads a clock or a chance of its own',
  run() {
    for (const { setting, round } of rounds(plan, 1)) play(plan, setting, round);
  },
});

function play(plan: Plan, setting: Setting, round: number): void {
  const levels = ['random', ...Object.keys(plan.game.bots)];
  const level = levels[round % levels.length]!;
  const who = players({ seed: `senses ${round}`, bots: level });
  const guard = <T>(what: () => string, body: () => T): T => {
    const { result, used } = watched(body);
    if (used.length > 0)
      throw new Fault(`${what()} uses ${used.join(', ')}: take step.random, setup.random or mind.random, and step.at`);
    return result;
  };
  try {
    let session = guard(
      () => `setup (${setting.name})`,
      () => dealt(plan, setting, round),
    );
    for (let i = 0; i < LONGEST && !session.outcome; i++) {
      const viewers = viewersOf(session);
      guard(
        () => `offers in ${place(session, setting)}`,
        () => viewers.filter((it) => it >= 0).forEach((seat) => offersFor(session, seat)),
      );
      guard(
        () => `present in ${place(session, setting)}`,
        () => viewers.forEach((viewer) => tableFor(session, viewer)),
      );
      const input = guard(
        () => `a bot "${level}" in ${place(session, setting)}`,
        () => who.next(session),
      );
      if (!input) return;
      const next = guard(
        () => `the rule for ${inputWords(input)} in ${place(session, setting)}`,
        () => step(session, input),
      );
      if (!next.ok) return;
      session = next.session;
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    // What else goes wrong is for the checks that look for it.
  }
}
