import { fill, logFor, randomFor, seedOf, viewOf } from '@masque/core';
import type { Decision } from '../../play/players.ts';
import { short } from '../../scenario/compare.ts';
import { Fault, type Check } from '../check.ts';
import { deepFreeze } from '../freeze.ts';
import type { Plan, Setting } from '../setting.ts';
import { rounds } from '../walk.ts';
import { place } from '../words.ts';
import { toTheEnd } from './ends.ts';

/** Bots answer what is asked with what is offered, remember nothing, and finish their games. */
export const bots = (plan: Plan): Check[] => {
  const levels = Object.keys(plan.game.bots);
  if (levels.length === 0) return [{ name: 'the game has bots', run: none }];
  return levels.map((level) => ({
    name: `bot "${level}" answers with open offers only, and its games end`,
    run() {
      for (const { setting, round } of rounds(plan, 1, 'all'))
        toTheEnd(plan, setting, `bots "${level}"`, {
          bots: level,
          seed: `${plan.seed} bots ${round}`,
          onDecision: (it) => judge(it, setting),
        });
    },
  }));
};

function none(): never {
  throw new Fault('the game has no bots: write at least one level, so that a seat can be filled');
}

function judge(decision: Decision, setting: Setting): void {
  const { session, seat, level, offers, action } = decision;
  const said = `bot "${level}" at seat ${seat} in ${place(session, setting)}`;
  if (action === null) {
    const waiting = offers.filter((it) => !it.optional).map((it) => it.type);
    if (waiting.length > 0)
      throw new Fault(`${said} gives no answer though the table waits for one of: ${waiting.join(', ')}`);
    return;
  }
  const fitting = offers.filter((it) => it.type === action.type && it.window === action.window);
  if (!fitting.some((it) => fill(it, action.params).ok))
    throw new Fault(
      `${said} answers ${short(action)}, which is no instance of an open offer (open: ${offers.map((it) => it.type).join(', ')})`,
    );
  if (session.n % 7 === 0) sameAgain(decision, said);
}

/** The same mind asked twice must answer twice the same: a bot's memory is its log and its view. */
function sameAgain({ session, seat, level, offers }: Decision, said: string): void {
  const ask = () =>
    session.game.bots[level]!.decide({
      view: deepFreeze(viewOf(session, seat)),
      seat,
      offers: deepFreeze(offers),
      log: () => logFor(session, seat),
      random: randomFor(seedOf('again'), session.n),
    });
  const [one, other] = [ask(), ask()];
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Fault(
      `${said}, asked the same twice, answers ${short(one)} and then ${short(other)}: it reads something besides its mind`,
    );
}
