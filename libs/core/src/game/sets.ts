import type { IconName } from '../table/icon.ts';
import type { Message } from '../message/message.ts';

/** How many of each. What is not named is not there. */
export type Counts<Item extends string = string> = { readonly [I in Item]?: number };

/** A card, a role: something of which a set holds none, one or more. */
export interface SetItem {
  readonly id: string;
  readonly name: Message;
  /** What it does, in a sentence. */
  readonly about?: Message;
  /** Items of one group stand together under this heading. */
  readonly group: Message;
  /** Name of the icon. */
  readonly icon: IconName;
  /** How many of it a set may hold. */
  readonly max: number;
}

/** A set with a name, by the options under which the table plays it: it may follow the number of players. */
export interface SetPreset<Options> {
  readonly name: Message;
  readonly options: Partial<Options>;
}

/** One side's part of the games played with a set. */
export interface SideShare {
  readonly name: Message;
  /** From 0 to 1. The shares of all sides add up to 1. */
  readonly share: number;
}

/** What may be expected of a set. */
export interface SetHint {
  /** How the wins divide, roughly; empty: nothing is known of it. */
  readonly sides: readonly SideShare[];
  /** What a host may want to know of a set that can be dealt all the same. */
  readonly notes: readonly Message[];
}

/**
 * The cards or roles of a game that the host puts together. What is wrong with a set is said by the game's `check` of
 * the options that {@link Sets.to} makes of it. `Item`: the names of what a set may hold.
 */
export interface Sets<Options extends object, Item extends string = string> {
  /** Everything that a set may hold, in the order in which it is shown. */
  readonly items: readonly SetItem[];
  /** The options that a set stands for: the host's form leaves them out. */
  readonly options: readonly string[];
  /** How many things a set for this many seats holds. */
  size(seats: number, options: Options): number;
  /** The set that is played under these options; `null` where they do not say one. */
  of(options: Options, seats: number): Counts<Item> | null;
  /** The options under which the table plays this set. */
  to(set: Counts<Item>, options: Options): Partial<Options>;
  /** Sets that suit this many seats, the recommended one first. Never empty. */
  presets(seats: number, options: Options): readonly SetPreset<Options>[];
  hint?(set: Counts<Item>, seats: number, options: Options): SetHint;
  /**
   * Nobody but the host and a game master may know what is in the set: the others receive the options without those in
   * which it is said, and no problem that `check` finds. The game itself must keep the set secret in its state.
   */
  hidden?(options: Options): boolean;
  /** A set as a short text to be passed on. */
  encode(set: Counts<Item>): string;
  /** The set of such a text, however it was typed; `null` if it is none. */
  decode(code: string): Counts<Item> | null;
}
