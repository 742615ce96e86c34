import { isOpen, sample, known, type Bot } from '@masque/core';
import type { SuccessionActions, State } from '../state.ts';
import { beliefOf } from './belief.ts';
import { decide, probe, surprise, talk } from './contract.ts';
import { accuse, crown } from './crown.ts';
import { inPublic, point, propose, reply } from './free.ts';
import { leaningOf } from './leaning.ts';
import type { Skill, Thought } from './thought.ts';

/** What a bot thinks of, the most pressing first. */
const thoughts = [accuse, point, probe, decide, surprise, inPublic, crown, reply, talk, propose];

/**
 * A player who judges by the announced deck and by what it was shown: it meets strangers with its faction side, trusts
 * those who pass, and uses its role as the rulebook's advice has it.
 */
const player = (skill: Skill): Bot<State, SuccessionActions> => ({
  tempered: true,
  // Whoever stood by looks around again when a contract has ended.
  watches: ({ court }) => court.closed.length,
  decide(observation) {
    if (known(observation.view.court.players[observation.seat]!.face) === undefined) return null;
    const belief = beliefOf(observation.view, observation.seat);
    const thought: Thought = { mind: observation, belief, skill, leaning: leaningOf(observation) };
    for (const think of thoughts) {
      const action = think(thought);
      if (action) return action;
    }
    const waiting = observation.offers.filter((it) => !it.optional && isOpen(it));
    return waiting.length > 0 ? sample(waiting[0]!, observation.random) : null;
  },
});

/** `normal` and `hard` know as much; an Heir that plays `hard` does not let a crown go by. */
export const bots: { readonly [level in 'easy' | 'normal' | 'hard']: Bot<State, SuccessionActions> } = {
  easy: player({ errs: 0.5, sure: 0.7, reckons: false }),
  normal: player({ errs: 0, sure: 0.95, reckons: false }),
  hard: player({ errs: 0, sure: 0.95, reckons: true }),
};
