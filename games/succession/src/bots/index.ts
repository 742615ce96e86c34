import { isOpen, sample, known, type Bot } from '@masque/core';
import type { SuccessionActions, State } from '../state.ts';
import { beliefOf } from './belief.ts';
import { decide, probe, surprise, talk } from './contract.ts';
import { accuse, crown } from './crown.ts';
import { inPublic, point, propose, reply } from './free.ts';
import { leaningOf } from './leaning.ts';
import type { Skill, Thought } from './thought.ts';

/** What a bot considers, the most urgent first. */
const thoughts = [accuse, point, probe, decide, surprise, inPublic, crown, reply, talk, propose];

/**
 * A player who reasons from the announced deck and from what it was shown: it meets strangers with its faction side, trusts
 * those who pass, and uses its role as the rulebook advises.
 */
const player = (skill: Skill): Bot<State, SuccessionActions> => ({
  tempered: true,
  // When a contract ends, its bystanders look around again.
  watches: ({ court }) => court.closed.length,
  decide(observation) {
    if (known(observation.view.court.players[observation.seat]!.face) === undefined) return null;
    const belief = beliefOf(observation.view, observation.seat);
    const thought: Thought = { observation, belief, skill, leaning: leaningOf(observation) };
    for (const think of thoughts) {
      const action = think(thought);
      if (action) return action;
    }
    const waiting = observation.offers.filter((it) => !it.optional && isOpen(it));
    return waiting.length > 0 ? sample(waiting[0]!, observation.random) : null;
  },
});

/** `normal` and `hard` know the same; a `hard` Heir does not miss a chance for the crown. */
export const bots: { readonly [level in 'easy' | 'normal' | 'hard']: Bot<State, SuccessionActions> } = {
  easy: player({ errs: 0.5, sure: 0.7, reckons: false }),
  normal: player({ errs: 0, sure: 0.95, reckons: false }),
  hard: player({ errs: 0, sure: 0.95, reckons: true }),
};
