import { isOpen, sample, known, type Bot } from '@masque/core';
import type { State } from '../state.ts';
import { beliefOf } from './belief.ts';
import { decide, probe, surprise, talk } from './contract.ts';
import { accuse, crown, inPublic, point, propose, reply } from './free.ts';
import type { Skill, Thought } from './thought.ts';

/** What a bot thinks of, the most pressing first. */
const thoughts = [accuse, point, probe, decide, surprise, inPublic, crown, reply, talk, propose];

/**
 * A player who judges by the announced deck and by what it was shown: it meets strangers with its faction side, trusts
 * those who pass, and uses its role as the rulebook's advice has it.
 */
const player = (skill: Skill): Bot<State> => ({
  decide(observation) {
    if (known(observation.view.court.players[observation.seat]!.face) === undefined) return null;
    const thought: Thought = { mind: observation, belief: beliefOf(observation.view, observation.seat), skill };
    for (const think of thoughts) {
      const action = think(thought);
      if (action) return action;
    }
    const waiting = observation.offers.filter((it) => !it.optional && isOpen(it));
    return waiting.length > 0 ? sample(waiting[0]!, observation.random) : null;
  },
});

export const bots: { readonly easy: Bot<State>; readonly normal: Bot<State> } = {
  easy: player({ errs: 0.5, sure: 0.7 }),
  normal: player({ errs: 0, sure: 0.95 }),
};
