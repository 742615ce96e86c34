import type { Action, Actions } from '../offer/offer.ts';
import type { Language, MessageArgs, Messages } from '../message/message.ts';
import type { BotObservation } from './game.ts';

/**
 * A first game: a table at which somebody who has never played sits alone with bots, and is told at each question what
 * good players would think of. The rules are those of every table, and what is said follows from what the seat sees: who
 * does something else than what is said is told what suits that. The newcomer has seat 0.
 *
 * What it says is in messages of its own, `first.<id>` for each step, which nobody loads who does not need them.
 *
 * @example
 * const firstGame: FirstGame<State, Acts> = {
 *   seats: 3,
 *   options: { pace: 'off' },
 *   seed: 'two dukes',
 *   level: 'easy',
 *   steps: [{ id: 'tax', hint: (mind) => { const tax = offerOf(mind, 'tax'); return tax ? { take: take(tax) } : null; } }],
 *   messages: { en: { 'first.tax': 'You hold the Duke.' }, fr: { 'first.tax': 'Vous tenez le Duc.' } },
 * };
 */
export interface FirstGame<State, A extends Actions = Actions> {
  readonly seats: number;
  /** Where they differ from the usual ones. No clock should run for the newcomer. */
  readonly options?: object;
  /** Any words: they decide the deal. */
  readonly seed: string;
  /** The level of the bots. */
  readonly level: string;
  /** What may be said, the most important first: of those that have something to say, the first one does. */
  readonly steps: readonly FirstStep<State, A>[];
  /** What the bots do so that it can be learned from; `undefined`: as their level would. Of their own view alone. */
  bot?(observation: BotObservation<State, A>): Action | null | undefined;
  readonly messages: { readonly [language in Language]: Messages };
}

/** One thing to be said. */
export interface FirstStep<State, A extends Actions = Actions> {
  /** Lower-case words with hyphens. */
  readonly id: string;
  /** Out of what the newcomer sees; `null`: this is not the moment. Here `offers` may be empty: others act. */
  hint(observation: BotObservation<State, A>): Hinted | null;
  /** Is said only to who does something else than what is hinted at, or by chance. */
  readonly spare?: boolean;
}

/** What is said at a moment. */
export interface Hinted {
  /** The action that is recommended: an instance of one of the offers. Absent: something is only explained. */
  readonly take?: Action;
  readonly args?: MessageArgs;
}
