import type { IconName } from '@masque/core';
/** The two teams. */
export const factions = ['phoenix', 'dragon'] as const;
export type Faction = (typeof factions)[number];
export const otherFaction = (faction: Faction): Faction => (faction === 'phoenix' ? 'dragon' : 'phoenix');

/** A card's class, which abilities refer to. */
type Class = 'royal' | 'criminal' | 'soldier' | 'commoner' | 'sorcerer';

/**
 * What a role is, does and when, as data for the small rules that resolve a contract. Most abilities work only from a
 * role side that its owner agreed to show. A new role is a new entry with its messages; only an effect of a new kind
 * needs a new field here and a rule that reads it.
 */
export interface RoleRule {
  readonly class: Class;
  /** The tier of the rules with which the card is added. */
  readonly tier: 1 | 2 | 3 | 4;
  /** A game-icons name. */
  readonly icon: IconName;
  /** As long as the card is held. */
  readonly always?: Always;
  /** In a contract in which its owner agreed to show the role. */
  readonly reveal?: Reveal;
  /** In response to decisions: kills a member that shows its faction, kills a Criminal about to kill, or only shows. */
  readonly surprise?: 'killFaction' | 'killKiller' | 'show';
  /** In public, while the clock runs. The role is shown to everybody; then this happens. */
  readonly public?: Public;
  /** When its owner dies. */
  readonly dying?: Dying;
  /** How bots play it, if differently from other roles. */
  readonly manners?: Partial<Manners>;
}

/** How bots treat other players with a role. */
export interface Manners {
  /** The players to whom it likes to show its role. */
  readonly seeks: 'allies' | 'enemies' | 'strangers' | 'nobody';
  /** How sure of a player's loyalty it must be to show its role. */
  readonly trust: number;
  /** The number of others it likes to gather. */
  readonly others: number;
  readonly min: number;
}

interface Always {
  /** Its faction side shows the other faction. */
  readonly lies?: true;
  /** May take the crown. A player who attempts to kill it dies instead. */
  readonly divine?: true;
}

export interface Reveal {
  /** Until the end of the contract, no Criminal ability affects it. */
  readonly immune?: true;
  /** Until the end of the contract, no other Criminal ability takes effect. */
  readonly stopsCriminals?: true;
  /** Until the end of the contract, Soldier abilities do not affect Criminals who showed their role voluntarily. */
  readonly defendsCriminals?: true;

  /** Asked right after the reveal: accuses anybody, forces another member, or names somebody together with its like. */
  readonly probe?: 'accuse' | 'force' | 'name';
  /** The probe needs others of its kind, as many as the option says. */
  readonly pack?: true;

  /** Decides whom it kills. */
  readonly kills?: 'must' | 'may';
  /** Its kill lets a ghost return. */
  readonly raises?: true;
  /** May execute Criminals that show their role; sparing one makes it a Criminal itself. */
  readonly judges?: true;
  /** May die instead of somebody who is about to die. */
  readonly diesFor?: true;
  /** Every Criminal that shows its role to it dies. */
  readonly beheads?: true;
  /** Removes earlier ailments. */
  readonly heals?: true;
  /** Poisons all others. */
  readonly poisons?: true;
}

interface Public {
  /** Offers a badge of its faction to a player, who may take it. */
  readonly offersBadge?: true;
  /** Names a faction whose public abilities are disabled until after the next tribunal. */
  readonly silences?: true;
  /** Sees the cards in the graveyard. */
  readonly looks?: true;
  /** Dies of it. */
  readonly dies?: true;
  /** Once a game, whoever holds the card. */
  readonly once?: true;
}

interface Dying {
  /** Ghosts return whose own first card is in the graveyard. */
  readonly callsBack?: true;
}
