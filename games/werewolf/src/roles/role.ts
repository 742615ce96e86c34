import type { IconName } from '@masque/core';
import type { CardOptions } from './options.ts';

/** `sworn`: assigned at the start. `solo`: has a goal of its own. `none`: can never win. */
export type Allegiance = 'good' | 'evil' | 'solo' | 'none' | 'sworn';

/** How a game ends: a side wins, a card that wanted to be lynched was, or nobody dies any more. */
export type End = 'village' | 'wolves' | 'lynched' | 'draw';

/** Whether a rule applies at a table. */
export type When = (options: CardOptions) => boolean;

export const always: When = () => true;

/** The hours of a night in which everybody is asked at once, in order. */
export type Hour = 'dusk' | 'hunt' | 'brew' | 'whisper' | 'vision';

/**
 * What a card is and does, as data for the rules, the offers and the bots, which know no card by name. A new card is a
 * new entry in `roles.ts` with its messages; only an effect of a new kind needs a new field here and a rule that reads
 * it.
 *
 * @example
 * tracker: {
 *   code: { letter: 'r', short: 'TRA' },
 *   card: { background: 'dusk', side: 'good', icon: 'footprint' },
 *   deck: { max: 1 },
 *   hexable: always,
 *   task: {
 *     hour: 'vision', call: { place: 10, seconds: 15 },
 *     looks: { as: 'has_acted', yes: ({ acted }) => acted },
 *   },
 * }
 */
export interface RoleRule<Name extends string = string> {
  readonly code: Code;
  readonly card: PrintedCard;
  readonly deck: Deck<Name>;

  /** A Werewolf: hunts with the pack, is what the village has to find, and counts for the end of the game. */
  readonly pack?: true;
  /** Its task at night. */
  readonly task?: NightTask<Name>;
  /** Its night can be taken away. */
  readonly hexable?: When;
  /** It may be watched at work. */
  readonly watched?: When;
  /** Learns each night who will die, once nothing can change it. */
  readonly foresees?: true;
  /** At the start it learns who holds these cards, if anybody; `as`: the fact. */
  readonly knows?: readonly { readonly role: Name; readonly as: string; readonly when?: When }[];
  /** At the start it picks two Lovers. */
  readonly pairs?: true;

  /** Takes another player along when it dies. */
  readonly shoots?: true;
  /** The pack cannot kill it; `unseen`: it is then not shown as attacked either. */
  readonly resists?: { readonly unseen: When };
  /** What it turns into when the pack has attacked it and nobody protected it. */
  readonly turns?: { readonly into: Name; readonly when: When };
  /** Dies when the holder of this card looks at it. */
  readonly withers?: { readonly from: Name; readonly when: When };
  readonly wins?: Wins;

  readonly bots?: Habits;
}

/** The codes of a card. */
interface Code {
  /** Its letter in share codes of sets; no other card has or had it. */
  readonly letter: string;
  /** Its three letters in the table of sets and in the scenarios. */
  readonly short: string;
}

/** What is printed on it. */
interface PrintedCard {
  /** Its background: when its holder acts. */
  readonly background: 'day' | 'dusk' | 'night' | 'special';
  readonly side: Allegiance;
  /** A game-icons name. */
  readonly icon: IconName;
  /** For groups who know the game. */
  readonly advanced?: true;
}

/** What a host who composes a set has to know. */
interface Deck<Name extends string = string> {
  /** The maximum number of copies in a game; and the minimum if it is in the set. */
  readonly max: number;
  readonly min?: number;
  /** The card it needs: a set without that one is refused. */
  readonly needs?: Name;
  /** Hosts with fewer players are warned. */
  readonly from?: number;
  /** Hosts of a set without it are warned. */
  readonly missed?: true;
  /** How much a tenth of the table with this card changes the odds of the village (logit), as `tools/fit.ts` finds. */
  readonly weight?: number;
}

/** A card's question at night, and its effect. */
export interface NightTask<Name extends string = string> {
  /** The hour in which everybody is asked at once. */
  readonly hour: Hour;
  /** If a voice calls card after card: the place in the rulebook's order, and for how many seconds. */
  readonly call: { readonly place: number; readonly seconds: number };
  /**
   * What is asked: a seat (default); a card; whom to heal and whom to poison; a word to a friend. An hour asks
   * everybody in the same form: cards with different forms belong to different hours, but a plain seat goes with any.
   */
  readonly form?: 'watch' | 'brew' | 'whisper';
  /** Whom it may name: others (default), anybody, or anybody outside the pack. */
  readonly names?: 'anybody' | 'prey';
  /** Whether it may name nobody. Default: always. */
  readonly passes?: When;
  /** Default: at every table. */
  readonly when?: When;
  /** Also in a night before the first day. */
  readonly zero?: true;
  /** Never the same on two consecutive nights. */
  readonly varies?: true;

  /** Takes the night away from the player it names. */
  readonly hexes?: true;
  /** Kills the player it names; of the pack's cards, the one with the most votes. */
  readonly kills?: true;
  /** The player it names is not killed tonight; `poison`: not by poison either. */
  readonly guards?: { readonly poison: When };
  /** Sees who was attacked; `blind`: not without the healing potion. `herself`: may heal herself. */
  readonly brews?: { readonly blind: When; readonly herself: When };
  /** Learns something about the player it names. */
  readonly looks?: Inspection<Name>;
  /** The card whose holder it can exchange words with. */
  readonly friend?: Name;
}

/** A look at a player, answered by yes or no. */
export interface Inspection<Name extends string = string> {
  /** The fact it produces. */
  readonly as: string;
  readonly yes: (target: Target<Name>, options: CardOptions) => boolean;
  /** The card that a yes stands for. */
  readonly finds?: Name;
}

/** What a look can see. */
interface Target<Name extends string = string> {
  readonly role: Name;
  readonly side: Exclude<Allegiance, 'sworn'>;
  /** Has acted tonight, by naming somebody with their card. */
  readonly acted: boolean;
}

/** Cards that do not simply win with their side. */
interface Wins {
  /** Ends the game as its winner when it is lynched. */
  readonly lynched?: true;
  /** Also wins, whoever wins, if alive. */
  readonly alive?: true;
  /** If alive, takes these ends from the side that would have won. */
  readonly instead?: (end: End, options: CardOptions) => boolean;
  readonly never?: true;
}

/** How bots play a card, if differently from others. */
interface Habits {
  /**
   * Whom its task aims at. `prey`: whom the pack fears, together. `power`: who claims a card that hurts. `shield`: who
   * is worth an attack. `finder`: who claims to find the pack. `news`: of whom it knows nothing. `chance`: anybody.
   * Default: whom it suspects most.
   */
  readonly aims?: 'prey' | 'power' | 'shield' | 'finder' | 'news' | 'chance';
  /** By day it wants to be lynched, or stays quiet. */
  readonly day?: 'provokes' | 'quiet';
  /** Counts as a `power`. */
  readonly power?: true;
}
