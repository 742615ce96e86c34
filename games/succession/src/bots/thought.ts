import type { BotObservation } from '@masque/core';
import type { SuccessionActions, State } from '../state.ts';
import type { Belief } from './belief.ts';

/** What a bot thinks with. */
export interface Thought {
  readonly mind: BotObservation<State, SuccessionActions>;
  readonly belief: Belief;
  /** How carefully it plays: the easy one errs. */
  readonly skill: Skill;
}

export interface Skill {
  /** How often it does something at random where judgement is asked for. */
  readonly errs: number;
  /** How sure it wants to be before it takes the crown. */
  readonly sure: number;
}
