import { hereOf, isOpen, offersFor, seatsOf, type Session } from '@masque/core';
import { playOut, RefusedInput, type PlayOutOptions } from '../../play/play-out.ts';
import { Fault, type Check } from '../check.ts';
import { rounds } from '../walk.ts';
import type { Plan, Setting } from '../setting.ts';
import { errorWords, inputWords, place } from '../words.ts';

/** Random players reach an end, and there is always something that can happen next. */
export const ends = (plan: Plan): Check => ({
  name: 'a game of random players always ends, and never stands still before',
  run() {
    for (const { setting, round } of rounds(plan, 3, 'all'))
      toTheEnd(plan, setting, 'random players', { bots: 'random', seed: `${plan.seed} ends ${round}` });
  },
});

/** Plays a game that has to end. @throws Fault if it does not, or if anything fails on the way */
export function toTheEnd(plan: Plan, setting: Setting, who: string, options: PlayOutOptions): void {
  const { seats } = setting;
  let last: Session | undefined;
  const result = attempt(
    setting,
    who,
    () => last,
    () =>
      playOut(plan.game, {
        maxInputs: plan.maxInputs,
        ...options,
        seats,
        options: setting.options,
        onStep: (played) => {
          last = played.session;
          options.onStep?.(played);
        },
      }),
  );
  if (result.ending === 'bound')
    throw new Fault(
      `with ${who} the game is not over after ${plan.maxInputs} inputs: ${place(result.session, setting)}`,
    );
  if (result.ending === 'stuck') stuck(result.session, setting, who);
  const winners = result.session.outcome?.winners ?? [];
  if (winners.some((seat) => !seatsOf(seats).includes(seat)) || new Set(winners).size !== winners.length)
    throw new Fault(
      `the outcome names winners that are not seats of the table: ${JSON.stringify(winners)} (${setting.name})`,
    );
}

function stuck(session: Session, setting: Setting, who: string): never {
  const open = seatsOf(session.start.seats).filter((seat) => offersFor(session, seat).some(isOpen));
  const why =
    open.length === 0
      ? 'nobody has an open offer and no clock runs, but the game has not ended'
      : `${who} leave alone what is open to seats ${open.join(', ')}, and no clock runs`;
  throw new Fault(`the game stands still in ${place(session, setting)}: ${why}`);
}

function attempt<T>(setting: Setting, who: string, last: () => Session | undefined, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (error instanceof RefusedInput) {
      const what = error.code === 'fault' ? `the rule throws ${errorWords(error.cause)}` : `refused as ${error.code}`;
      throw new Fault(`${inputWords(error.input)}, played by ${who} in ${place(error.session, setting)}: ${what}`);
    }
    const session = last();
    const where = session ? `after phase "${hereOf(session).phase}" at input ${session.n}` : 'at setup';
    throw new Fault(`with ${who} (${setting.name}) something throws ${where}: ${errorWords(error)}`);
  }
}
