import type { roles } from './roles.ts';

/** The two teams. */
export const factions = ['phoenix', 'dragon'] as const;
export type Faction = (typeof factions)[number];
export const otherFaction = (faction: Faction): Faction => (faction === 'phoenix' ? 'dragon' : 'phoenix');

/** What a card is besides its role: abilities ask for it. */
export type Class = 'royal' | 'criminal' | 'soldier' | 'commoner' | 'sorcerer';

export type Role = keyof typeof roles;

/** What is printed on the role side of a card. */
export interface Face {
  readonly role: Role;
  readonly faction: Faction;
}

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
  readonly icon: string;

  /** Its faction side shows the other faction. */
  readonly lies?: true;
  /** May take the crown. Whoever attempts to kill it dies instead. */
  readonly divine?: true;

  /** Holds from the reveal on: no Criminal ability affects it. */
  readonly immune?: true;
  /** Holds from the reveal on: no other Criminal ability takes effect. */
  readonly stopsCriminals?: true;
  /** Holds from the reveal on: Criminals who showed their role of their own accord are beyond Soldier abilities. */
  readonly defendsCriminals?: true;

  /** Asked at once after the reveal: accuses anybody, forces another member, or names somebody together with its like. */
  readonly probe?: 'accuse' | 'force' | 'name';
  /** How many of its kind the contract needs for the probe to be possible. */
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

  /** What it may do in answer to decisions: kill a member that shows its faction, kill a Criminal about to kill, or only show. */
  readonly surprise?: 'killFaction' | 'killKiller' | 'show';
  /** What it may do before everybody while the clock runs. */
  readonly public?: 'offer' | 'martyr' | 'oracle';
  /** When it dies, ghosts return whose own first card lies in the graveyard. */
  readonly callsBack?: true;
}
