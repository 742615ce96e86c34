import { botOf } from '@masque/bots';
import { fill, isOpen, observe, offersFor, randomFor, seatsOf, seedOf, viewOf, type Session } from '@masque/core';
import type { Decision } from '../../play/players.ts';
import { levelsOf } from '../../play/players.ts';
import { short } from '../../scenario/compare.ts';
import { phaseOf } from '../../session.ts';
import { Fault } from '../check.ts';
import { deepFreeze } from '../plain-data.ts';
import { stillness } from '../phases.ts';
import type { SuitePlan, TestTable } from '../setting.ts';
import { FEW, type GameEnd, type Observer } from '../suite.ts';
import { errorWords, inputWords, place } from '../words.ts';

/** Random players reach an end, and there is always something that can happen next. */
export const ends = (plan: SuitePlan): Observer => ({
  name: 'a game of random players always ends, and never gets stuck',
  over(end) {
    if (end.game.bots === 'random') ended(plan, end);
  },
});

/** Bots answer questions with what is offered, remember nothing, and finish their games. */
export const bots = (plan: SuitePlan): Observer[] => {
  const levels = levelsOf(plan.game);
  if (levels.length === 0) return [{ name: 'the game has bots', last: none }];
  return levels.map((level) => ({
    name: `bot "${level}" answers with open offers only, and its games end`,
    decision(it, { setting }) {
      if (it.level === level) judge(it, setting);
    },
    over(end) {
      if (end.game.bots === level || (end.game.bots !== 'random' && end.game.bots.includes(level))) ended(plan, end);
    },
  }));
};

function none(): never {
  throw new Fault('the game has no bots. Write at least one level, so that empty seats can be filled');
}

/** @throws Fault if a game did not end, or if anything failed on the way */
function ended(plan: SuitePlan, { game: { setting, who }, ending, session, failed }: GameEnd): void {
  if (failed) fell(failed, session, setting, who);
  if (!session) return;
  if (ending === 'bound')
    throw new Fault(`with ${who} the game is not over after ${plan.maxInputs} inputs: ${place(session, setting)}`);
  if (ending === 'stuck') stuck(session, setting, who);
  const { side } = session.outcome ?? {};
  if (side !== undefined && plan.game.profile.alone)
    throw new Fault(
      `the side "${side}" has won, but the profile says that everybody plays for themselves (${setting.name})`,
    );
  const winners = session.outcome?.winners ?? [];
  if (winners.some((seat) => !seatsOf(setting.seats).includes(seat)) || new Set(winners).size !== winners.length)
    throw new Fault(
      `the outcome names winners that are not seats of the table: ${JSON.stringify(winners)} (${setting.name})`,
    );
}

function stuck(session: Session, setting: TestTable, who: string): never {
  const open = seatsOf(session.start.seats).filter((seat) => offersFor(session, seat).some(isOpen));
  const why =
    open.length === 0
      ? stillness(session)
      : `${who} do not take the offers open to seats ${open.join(', ')}, and no clock is running`;
  throw new Fault(`the game is stuck in ${place(session, setting)}: ${why}`);
}

function fell(
  { part, error, code, input }: NonNullable<GameEnd['failed']>,
  session: Session | null,
  setting: TestTable,
  who: string,
): never {
  if (part === 'rule') {
    const what = code === 'fault' ? `the rule throws ${errorWords(error)}` : `refused as ${code}`;
    throw new Fault(`${inputWords(input!)}, played by ${who} in ${place(session!, setting)}: ${what}`);
  }
  const where = session ? `in phase "${phaseOf(session)}" at input ${session.n}` : 'at setup';
  throw new Fault(`with ${who} (${setting.name}) something throws ${where}: ${errorWords(error)}`);
}

function judge(decision: Decision, setting: TestTable): void {
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
      `${said} answers ${short(action)}, which is not an instance of an open offer (open: ${offers.map((it) => it.type).join(', ')})`,
    );
  if (session.n % 7 === 0) sameAgain(decision, said);
}

/** A bot that is asked twice must give the same answer: its only memory is its log and its view. */
function sameAgain({ session, seat, level, offers }: Decision, said: string): void {
  const ask = () =>
    botOf(session.game, level)!.decide({
      ...observe(session, seat, randomFor(seedOf('again'), session.n)),
      view: deepFreeze(viewOf(session, seat)),
      offers: deepFreeze(offers),
      playouts: FEW,
    });
  const [one, other] = [ask(), ask()];
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Fault(
      `${said}, asked the same question twice, answers ${short(one)} and then ${short(other)}: it depends on something besides its observation`,
    );
}
