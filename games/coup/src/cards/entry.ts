import type { IconName } from '@masque/core';
/**
 * What is written on a card, as data for the small rules that play it. A new character is a new entry with its
 * messages; only an effect of a new kind needs a new field here and a rule that reads it.
 */
export interface CharacterRule<Action extends string = string, Name extends string = string> {
  /** Its code in scenario files. */
  readonly code: string;
  /** A game-icons name. */
  readonly icon: IconName;
  /** Replaces that character if the table's option with this character's name is on. */
  readonly instead?: Name;
  /** The actions it allows in its turn. */
  readonly actions?: { readonly [A in Action]?: ActionRule };
  /** Actions that it blocks: those with a target only as the target, others always. */
  readonly blocks?: readonly Action[];
  /** Actions that only players who do not hold it may take. */
  readonly bars?: readonly Action[];
  /**
   * How much bots want to keep it, against 5 for the best; `threatened`: while a player could afford what it blocks.
   */
  readonly worth: number;
  readonly threatened?: number;
}

/** One action of the reference card. */
export interface ActionRule {
  /** Coins, paid when it is announced. */
  readonly cost?: number;
  /** The cost goes to the Treasury Reserve (Reformation). */
  readonly toReserve?: true;
  /** Targets another living player. */
  readonly target?: {
    /** Reformation: only of the other side; an option's name: only if the table has that option. */
    readonly opposed?: true | 'examineFaction';
    /** Who has coins. */
    readonly coins?: true;
  };
  readonly does: Effect;
  /** The option that adds it to the common actions. */
  readonly needs?: 'reformation';
  /** A game-icons name, if no character provides one. */
  readonly icon?: IconName;
  /** How much bots want it when they can do it honestly, against 40 for Tax. */
  readonly weight: number;
  /** The factor for that weight when it is a lie. Default: {@link BLUFF}. */
  readonly bluff?: number;
}

/** How readily bots lie unless an entry says otherwise. */
export const BLUFF = 0.09;

/** What happens when an action takes effect, in this order. */
export interface Effect {
  /** Coins from the Treasury. */
  readonly takes?: number;
  /** Takes up to this many coins from the target. */
  readonly steals?: number;
  /** Takes all coins of the Reserve. */
  readonly embezzles?: true;
  /** Whose allegiance changes. */
  readonly converts?: 'self' | 'target';
  /** The target loses influence. */
  readonly strikes?: true;
  /** Draws this many cards, and returns as many. */
  readonly draws?: number;
  /** Sees a card of the target, and may have it replaced. */
  readonly examines?: true;
}
