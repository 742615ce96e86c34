import type { IconName } from '../table/icon.ts';
import type { Message } from '../message/message.ts';

/** How many of each. Items that are not named are not included. */
export type SetContents<Item extends string = string> = { readonly [I in Item]?: number };

/** A card or a role: an item that a set contains any number of times. */
export interface SetItem {
  readonly id: string;
  readonly name: Message;
  /** What it does, in a sentence. */
  readonly about?: Message;
  /** Items of one group are listed together under this heading. */
  readonly group: Message;
  /** Name of the icon. */
  readonly icon: IconName;
  /** How many of it a set may contain. */
  readonly max: number;
}

/** A set with a name, given by the options with which the table plays it; it may depend on the number of players. */
export interface SetPreset<Options> {
  readonly name: Message;
  readonly options: Partial<Options>;
}

/** One side's share of the games played with a set. */
export interface SideShare {
  readonly name: Message;
  /** From 0 to 1. The shares of all sides add up to 1. */
  readonly share: number;
  /** Where the true share lies for 19 of 20 sets, if that is known. */
  readonly between?: readonly [low: number, high: number];
}

/** What to expect from a set. */
export interface SetHint {
  /** Roughly how wins are divided; empty if nothing is known. */
  readonly sides: readonly SideShare[];
  /** What a host may want to know about a set that can nevertheless be dealt. */
  readonly notes: readonly Message[];
}

/**
 * The cards or roles of a game that the host puts together. The game's `check` says what is wrong with a set, given the
 * options that {@link Sets.to} makes from it. `Item`: the names of what a set may contain.
 */
export interface Sets<Options extends object, Item extends string = string> {
  /** Everything that a set may contain, in the order in which it is shown. */
  readonly items: readonly SetItem[];
  /** The options that a set replaces: the host's form leaves them out. */
  readonly options: readonly string[];
  /** How many items a set for this number of seats contains. */
  size(seats: number, options: Options): number;
  /** The set that is played with these options; `null` if they do not describe one. */
  of(options: Options, seats: number): SetContents<Item> | null;
  /** The options with which the table plays this set. */
  to(set: SetContents<Item>, options: Options): Partial<Options>;
  /** Sets that suit this number of seats, the recommended one first. Never empty. */
  presets(seats: number, options: Options): readonly SetPreset<Options>[];
  hint?(set: SetContents<Item>, seats: number, options: Options): SetHint;
  /**
   * Only the host and a game master may know what is in the set: the others receive the options without those that
   * describe it, and no problem that `check` finds. The game itself must keep the set secret in its state.
   */
  hidden?(options: Options): boolean;
  /** A set as a short text to share. */
  encode(set: SetContents<Item>): string;
  /** The set that such a text stands for, however it is typed; `null` if it is not a code. */
  decode(code: string): SetContents<Item> | null;
}
