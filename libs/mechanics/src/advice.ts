import type { Action, Actions, Bot, BotObservation, FirstStep, MessageArgs } from '@masque/core';

/**
 * Steps of a first game that recommend what a bot would do in the newcomer's place, each kind of action in words of its
 * own: what is left when nothing more telling is to be said.
 *
 * @param steps by id: the types of the actions that it speaks of
 * @param args what its sentence says of an action
 * @example
 * const bot = { decide: () => ({ type: 'pass', window: 'turn#1', params: {} }) };
 * const { wait } = advice(bot, { wait: ['pass'] }, () => ({}));
 * wait.hint({ offers: [{}] }).take.type; // => 'pass'
 */
export function advice<State, A extends Actions, Id extends string>(
  bot: Bot<State, A>,
  steps: { readonly [K in Id]: readonly (keyof A & string)[] },
  args: (action: Action, mind: BotObservation<State, A>) => MessageArgs,
): { readonly [K in Id]: FirstStep<State, A> } {
  let last: { readonly mind: BotObservation<State, A>; readonly action: Action | null } | undefined;
  const decide = (mind: BotObservation<State, A>): Action | null => {
    if (last?.mind !== mind) last = { mind, action: mind.offers.length > 0 ? bot.decide(mind) : null };
    return last.action;
  };
  const stepOf = (id: Id): FirstStep<State, A> => ({
    id,
    hint(mind) {
      const action = decide(mind);
      return action && steps[id].includes(action.type) ? { take: action, args: args(action, mind) } : null;
    },
  });
  const all = Object.keys(steps) as Id[];
  return Object.fromEntries(all.map((id) => [id, stepOf(id)])) as { [K in Id]: FirstStep<State, A> };
}
