import type { IconName } from '@masque/core';
import type { CardOptions } from './options.ts';

/** `sworn`: assigned at the start. `solo`: an aim of its own. `none`: can never win. */
export type Allegiance = 'good' | 'evil' | 'solo' | 'none' | 'sworn';

/** How a game ends for a side, by a card that was lynched to its liking, or because nobody dies any more. */
export type End = 'village' | 'wolves' | 'lynched' | 'draw';

/** Whether something holds at a table. */
export type When = (options: CardOptions) => boolean;

export const always: When = () => true;

/** The hours of a night in which all are asked at once, in their order. */
export type Hour = 'dusk' | 'hunt' | 'brew' | 'whisper' | 'vision';

/**
 * What a card is and does: data for the rules, the offers and the bots, which know no card by name. A new card is a new
 * entry in `roles.ts` with its messages; only an effect of a new kind needs a new word here and a rule that reads it.
 *
 * @example
 * tracker: {
 *   code: { letter: 'r', short: 'TRA' },
 *   card: { background: 'dusk', side: 'good', icon: 'footprint' },
 *   deck: { most: 1 },
 *   hexable: always,
 *   task: {
 *     hour: 'vision', call: { place: 10, seconds: 15 },
 *     looks: { as: 'has_acted', yes: ({ acted }) => acted },
 *   },
 * }
 */
export interface RoleRule<Name extends string = string> {
  readonly code: Code;
  readonly card: Card;
  readonly deck: Deck<Name>;

  /** A Werewolf: hunts with its like, is what the village has to find, and counts for the end of the game. */
  readonly pack?: true;
  /** What it is asked by night. */
  readonly task?: Task<Name>;
  /** Has a night that can be taken from it. */
  readonly hexable?: When;
  /** May be watched at work. */
  readonly watched?: When;
  /** Is told each night who will die, when nothing can change it any more. */
  readonly foresees?: true;
  /** At the start it is told who holds these cards, if anybody does; `as`: the fact. */
  readonly knows?: readonly { readonly role: Name; readonly as: string; readonly when?: When }[];
  /** At the start it picks two Lovers. */
  readonly pairs?: true;

  /** Takes somebody along when it dies. */
  readonly shoots?: true;
  /** The pack cannot kill it; `unseen`: nor is it then among those shown as attacked. */
  readonly resists?: { readonly unseen: When };
  /** What it turns into when the pack has bitten it and nobody stood by it. */
  readonly turns?: { readonly into: Name; readonly when: When };
  /** Dies when the holder of this card looks at it. */
  readonly withers?: { readonly from: Name; readonly when: When };
  readonly wins?: Wins;

  readonly bots?: Habits;
}

/** What stands for a card in writing. */
interface Code {
  /** In the code of a set: a letter that no other card has or had. */
  readonly letter: string;
  /** In the table of sets and in the examples of the rules: three letters. */
  readonly short: string;
}

/** What is printed on it. */
interface Card {
  /** Its background, and when its holder matters. */
  readonly background: 'day' | 'dusk' | 'night' | 'special';
  readonly side: Allegiance;
  /** game-icons name. */
  readonly icon: IconName;
  /** For groups who know the game. */
  readonly advanced?: true;
}

/** What a host has to know who puts cards together. */
interface Deck<Name extends string = string> {
  /** Most copies in a game; and the fewest, if there are any. */
  readonly most: number;
  readonly least?: number;
  /** A card without which it makes no sense: a set with it alone is refused. */
  readonly needs?: Name;
  /** Hosts of fewer players are warned. */
  readonly from?: number;
  /** Hosts of a set without it are warned. */
  readonly missed?: true;
  /** How much a tenth of the table in it moves the odds of the village (logit), as `tools/fit.ts` finds. */
  readonly weight?: number;
}

/** What a card is asked by night, and what comes of it. */
export interface Task<Name extends string = string> {
  /** When, where all are asked at once. */
  readonly hour: Hour;
  /** When a voice calls card after card: the place in the rulebook's order, and for how many seconds. */
  readonly call: { readonly place: number; readonly seconds: number };
  /**
   * What is asked: a seat (left out); a card; whom to heal and whom to poison; a word to a friend. An hour asks everybody in
   * one form: cards that are asked in different forms belong to different hours, but a plain seat goes with any.
   */
  readonly form?: 'watch' | 'brew' | 'whisper';
  /** Whom it may name: others (left out), anybody, or anybody outside its pack. */
  readonly names?: 'anybody' | 'prey';
  /** May it name nobody? Left out: always. */
  readonly passes?: When;
  /** Left out: at every table. */
  readonly when?: When;
  /** Also in a night before the first day. */
  readonly zero?: true;
  /** Never the same on two nights running. */
  readonly varies?: true;

  /** Takes the night from whom it names. */
  readonly hexes?: true;
  /** Kills whom it names; cards of the pack by the most marks. */
  readonly kills?: true;
  /** Whom it names is not killed tonight; `poison`: not by poison either. */
  readonly guards?: { readonly poison: When };
  /** Is shown the attacked; `blind`: not without the healing potion. `herself`: may heal herself. */
  readonly brews?: { readonly blind: When; readonly herself: When };
  /** Learns something of whom it names. */
  readonly looks?: Look<Name>;
  /** The card whose holder it shares its words with. */
  readonly friend?: Name;
}

/** A look at somebody, answered by yes or no. */
export interface Look<Name extends string = string> {
  /** The fact that comes of it. */
  readonly as: string;
  readonly yes: (target: Target<Name>, options: CardOptions) => boolean;
  /** The card that a yes stands for. */
  readonly finds?: Name;
}

/** What a look can see. */
interface Target<Name extends string = string> {
  readonly role: Name;
  readonly side: Exclude<Allegiance, 'sworn'>;
  /** Has named somebody tonight by its card. */
  readonly acted: boolean;
}

/** Who does not just win with its side. */
interface Wins {
  /** Ends the game as its winner when it is lynched. */
  readonly lynched?: true;
  /** Wins beside whoever does if it is alive. */
  readonly alive?: true;
  /** Alive, it takes these ends from those whose they are. */
  readonly instead?: (end: End, options: CardOptions) => boolean;
  readonly never?: true;
}

/** How bots play a card, where it is not how they play any. */
interface Habits {
  /**
   * Whom its night aims at. `prey`: whom the pack fears, together. `power`: who claims a card that hurts. `shield`: who
   * is worth an attack. `finder`: who claims to find the pack. `news`: of whom it knows nothing. `chance`: anybody. Left
   * out: whom it suspects most.
   */
  readonly aims?: 'prey' | 'power' | 'shield' | 'finder' | 'news' | 'chance';
  /** By day it wants the rope, or has nothing to say. */
  readonly day?: 'provokes' | 'quiet';
  /** Worth a `power`. */
  readonly power?: true;
}
