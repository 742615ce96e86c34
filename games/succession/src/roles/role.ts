import type { IconName } from '@masque/core';
/** The two teams. */
export const factions = ['phoenix', 'dragon'] as const;
export type Faction = (typeof factions)[number];
export const otherFaction = (faction: Faction): Faction => (faction === 'phoenix' ? 'dragon' : 'phoenix');

/** What a card is besides its role: abilities ask for it. */
type Class = 'royal' | 'criminal' | 'soldier' | 'commoner' | 'sorcerer';

/**
 * What a role is, does and when: data for the small rules that resolve a contract. Most abilities fire only from a role
 * side that its owner agreed to show. A new role is a new entry with its messages; only an effect of a new kind needs a
 * new word here and a rule that reads it.
 */
export interface RoleRule {
  readonly class: Class;
  /** With which tier of the rules the card comes into play. */
  readonly tier: 1 | 2 | 3 | 4;
  /** game-icons name. */
  readonly icon: IconName;
  /** As long as the card is held. */
  readonly always?: Always;
  /** In a contract in which its owner agreed to show the role. */
  readonly reveal?: Reveal;
  /** In answer to decisions: kills a member that shows its faction, kills a Criminal about to kill, or only shows. */
  readonly surprise?: 'killFaction' | 'killKiller' | 'show';
  /** Before everybody while the clock runs. The role is shown to all; then this happens. */
  readonly public?: Public;
  /** When its owner dies. */
  readonly dying?: Dying;
  /** How bots behave with it, where not as everybody does. */
  readonly manners?: Partial<Manners>;
}

/** How a role behaves among people. */
export interface Manners {
  /** Whom it seeks out to show its role. */
  readonly seeks: 'allies' | 'enemies' | 'strangers' | 'nobody';
  /** How sure of somebody's loyalty it must be to show its role. */
  readonly trust: number;
  /** How many it likes to gather, at most and at least. */
  readonly others: number;
  readonly least: number;
}

interface Always {
  /** Its faction side shows the other faction. */
  readonly lies?: true;
  /** May take the crown. Whoever attempts to kill it dies instead. */
  readonly divine?: true;
}

export interface Reveal {
  /** Holds to the end of the contract: no Criminal ability affects it. */
  readonly immune?: true;
  /** Holds to the end of the contract: no other Criminal ability takes effect. */
  readonly stopsCriminals?: true;
  /** Holds to the end of the contract: Criminals who showed their role of their own accord are beyond Soldier abilities. */
  readonly defendsCriminals?: true;

  /** Asked at once after the reveal: accuses anybody, forces another member, or names somebody together with its like. */
  readonly probe?: 'accuse' | 'force' | 'name';
  /** The probe needs others of its kind, as many as the table says. */
  readonly pack?: true;

  /** Decides whom it kills. */
  readonly kills?: 'must' | 'may';
  /** Its kill lets a ghost return. */
  readonly raises?: true;
  /** May execute the Criminals that show their role; sparing one makes it a Criminal itself. */
  readonly judges?: true;
  /** May die instead of somebody who is about to die. */
  readonly diesFor?: true;
  /** Every Criminal that shows its role to it dies. */
  readonly beheads?: true;
  /** Takes earlier ailments away. */
  readonly heals?: true;
  /** Poisons all others. */
  readonly poisons?: true;
}

interface Public {
  /** Holds a badge of its faction out to somebody, who may take it. */
  readonly offersBadge?: true;
  /** Names a faction whose public abilities are off until after the next tribunal. */
  readonly silences?: true;
  /** Sees the cards in the graveyard. */
  readonly looks?: true;
  /** Dies of it. */
  readonly dies?: true;
  /** Once a game, whoever holds the card. */
  readonly once?: true;
}

interface Dying {
  /** Ghosts return whose own first card lies in the graveyard. */
  readonly callsBack?: true;
}
