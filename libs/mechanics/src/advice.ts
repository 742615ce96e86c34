import type { Action, Actions, Bot, BotObservation, FirstStep, MessageArgs } from '@masque/core';

/**
 * Steps of a first game that recommend what a bot would do in the newcomer's place, with a text for each kind of
 * action: the fallback when there is no more specific hint.
 *
 * @param steps by id: the types of the actions that the step is about
 * @param args the arguments of its sentence for an action
 * @example
 * const bot = { decide: () => ({ type: 'pass', window: 'turn#1', params: {} }) };
 * const { wait } = advice(bot, { wait: ['pass'] }, () => ({}));
 * wait.hint({ offers: [{}] }).take.type; // => 'pass'
 */
export function advice<State, A extends Actions, Id extends string>(
  bot: Bot<State, A>,
  steps: { readonly [K in Id]: readonly (keyof A & string)[] },
  args: (action: Action, observation: BotObservation<State, A>) => MessageArgs,
): { readonly [K in Id]: FirstStep<State, A> } {
  let last: { readonly observation: BotObservation<State, A>; readonly action: Action | null } | undefined;
  const decide = (observation: BotObservation<State, A>): Action | null => {
    if (last?.observation !== observation)
      last = { observation, action: observation.offers.length > 0 ? bot.decide(observation) : null };
    return last.action;
  };
  const stepOf = (id: Id): FirstStep<State, A> => ({
    id,
    hint(observation) {
      const action = decide(observation);
      return action && steps[id].includes(action.type) ? { take: action, args: args(action, observation) } : null;
    },
  });
  const all = Object.keys(steps) as Id[];
  return Object.fromEntries(all.map((id) => [id, stepOf(id)])) as { [K in Id]: FirstStep<State, A> };
}
