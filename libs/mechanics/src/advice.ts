import type { Action, Actions, Bot, BotObservation, FirstStep, MessageArgs } from '@masque/core';

/**
 * Steps of a first game that recommend what a bot would do in the newcomer's place, each kind of action in words of its
 * own: what is left when nothing more telling is to be said.
 *
 * @param steps by id: the types of the actions that it speaks of
 * @param args what its sentence says of an action
 * @example
 * const bot = { decide: () => ({ type: 'pass', window: 'turn#1', params: {} }) };
 * const [step] = advice(bot, { wait: ['pass'] }, () => ({}));
 * step.hint({ offers: [{}] }).take.type; // => 'pass'
 */
export function advice<State, A extends Actions>(
  bot: Bot<State, A>,
  steps: { readonly [id: string]: readonly (keyof A & string)[] },
  args: (action: Action, mind: BotObservation<State, A>) => MessageArgs,
): FirstStep<State, A>[] {
  let last: { readonly mind: BotObservation<State, A>; readonly action: Action | null } | undefined;
  const decide = (mind: BotObservation<State, A>): Action | null => {
    if (last?.mind !== mind) last = { mind, action: mind.offers.length > 0 ? bot.decide(mind) : null };
    return last.action;
  };
  return Object.entries(steps).map(([id, types]) => ({
    id,
    hint(mind) {
      const action = decide(mind);
      return action && types.includes(action.type) ? { take: action, args: args(action, mind) } : null;
    },
  }));
}
