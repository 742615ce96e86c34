import type { Action, Mind, Offer, Random } from '@masque/core';
import type { State } from '../state.ts';
import type { Belief } from './belief.ts';

/** What a bot thinks with. */
export interface Thought {
  readonly mind: Mind<State>;
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

/** An instance of an offer. */
export const take = ({ type, window }: Offer, params: Action['params'] = {}): Action => ({ type, window, params });

export const offer = (mind: Mind<State>, type: string): Offer | undefined => mind.offers.find((it) => it.type === type);

/** The values that a parameter may take. */
export function valuesOf<V>(it: Offer, param: string): V[] {
  const domain = it.params[param];
  return domain && 'of' in domain ? ([...domain.of] as V[]) : [];
}

/** The element with the highest score, by chance among equals; nothing if none scores more than `least`. */
export function best<T>(list: readonly T[], score: (it: T) => number, random: Random, least = 0): T | undefined {
  const scored = list.map((it) => ({ it, score: score(it) })).filter((one) => one.score > least);
  const top = Math.max(...scored.map((one) => one.score));
  const equal = scored.filter((one) => one.score > top - 1e-9);
  return equal.length === 0 ? undefined : random.pick(equal).it;
}
