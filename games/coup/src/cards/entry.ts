import type { IconName } from '@masque/core';
/**
 * What is written on a card: data for the small rules that play it. A new character is a new entry with its messages;
 * only an effect of a new kind needs a new word here and a rule that reads it.
 */
export interface CharacterRule<Action extends string = string, Name extends string = string> {
  /** In scenario files. */
  readonly code: string;
  /** game-icons name. */
  readonly icon: IconName;
  /** Takes the place of that character, where the table wants it: the option has the name of this one. */
  readonly instead?: Name;
  /** What it does in its turn. */
  readonly actions?: { readonly [A in Action]?: ActionRule };
  /** Actions that it stops: those aimed at somebody if it is the target, others anywhere. */
  readonly blocks?: readonly Action[];
  /** Actions that are for those alone who do not hold it. */
  readonly bars?: readonly Action[];
  /** How much bots want to keep it, against 5 for the best; `threatened`: while somebody could pay for what it stops. */
  readonly worth: number;
  readonly threatened?: number;
}

/** One action of the reference card. */
export interface ActionRule {
  /** Coins, paid when it is announced. */
  readonly cost?: number;
  /** The cost goes to the Treasury Reserve (Reformation). */
  readonly toReserve?: true;
  /** Aimed at another living player. */
  readonly target?: {
    /** Reformation: of the other side only; the name of an option: where the table says so. */
    readonly opposed?: true | 'examineFaction';
    /** With something in the purse. */
    readonly coins?: true;
  };
  readonly does: Effect;
  /** Option that brings it in, for what any player may do. */
  readonly needs?: 'reformation';
  /** game-icons name, where no character lends its own. */
  readonly icon?: IconName;
  /** How much bots want it when they can do it honestly, against the 40 of Tax. */
  readonly weight: number;
  /** What is left of that weight when it is a lie. Default: {@link BLUFF}. */
  readonly bluff?: number;
}

/** How readily bots lie if an entry does not say otherwise. */
export const BLUFF = 0.06;

/** What happens when an action takes effect, in this order. */
export interface Effect {
  /** Coins from the Treasury. */
  readonly takes?: number;
  /** At most so many coins of the target. */
  readonly steals?: number;
  /** All coins of the Reserve. */
  readonly embezzles?: true;
  /** Whose allegiance turns. */
  readonly converts?: 'self' | 'target';
  /** The target loses influence. */
  readonly strikes?: true;
  /** Draws so many cards, and gives as many back. */
  readonly draws?: number;
  /** Sees a card of the target, and may have it replaced. */
  readonly examines?: true;
}
