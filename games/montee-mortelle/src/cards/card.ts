import type { IconName } from '@masque/core';
import type { Society } from './societies.ts';

/** The name of a card and its rule, in one language. */
export interface CardText {
  readonly name: string;
  readonly rule: string;
}

/** What objects and professions have in common. */
export interface CardRule {
  /** A game-icons name. */
  readonly icon: IconName;
  /** How valuable it is to bots: their own Key or Goblet is worth 10, an object without effect 1. */
  readonly worth: number;
  readonly words: { readonly en: CardText; readonly fr: CardText };
  /** What it does when it is played during a duel. */
  readonly duel?: DuelEffect;
}

/** A player's role in a duel, once sides have been taken. */
export type Role = 'attacker' | 'defender' | 'forAttacker' | 'forDefender' | 'bystander';

/** The effect of a card that is played during a duel. */
export interface DuelEffect {
  /** Who may play it. */
  readonly by: readonly Role[];
  /** A point for the side of its player; with `when`, only if the table has that option. */
  readonly adds?: { readonly when?: 'duelistBonus' };
  /** A tie becomes a win for the combatant who played it. */
  readonly breaksTies?: true;
  /** Its player names the winner. */
  readonly decides?: true;
  /** Only the two combatants remain in the duel. */
  readonly banishes?: true;
}

/** What objects can do when they have been passed on. Implemented in `rules/passing.ts`. */
export type Ability = 'draw' | 'seeSociety' | 'seeHand' | 'swapProfessions' | 'chooseProfession' | 'chooseDirection';

/** An object of the hand luggage: everything that the game knows about it. */
export interface ObjectCard extends CardRule {
  readonly copies: number;
  /** It has the seal: part of the first trip and of the opening hands. */
  readonly seal: boolean;
  /** The numbers of players with which it is in the game. Default: all. */
  readonly seats?: { readonly min?: number; readonly max?: number };
  /** It counts as one for this society; a Secret Bag once the pile is empty. */
  readonly goal?: Society;
  /** One of the Secret Bags: dealt to the first hands; they cannot be exchanged for each other while the pile lasts. */
  readonly bag?: true;
  /** A player who is offered it has to accept. */
  readonly mustAccept?: true;
  /** An exchange that involves it has no effects. */
  readonly mutes?: true;
  /** Its holder may not proclaim victory. */
  readonly gags?: true;
  /** Its holder may win alone. */
  readonly solo?: true;
  /** What it does when it has been passed on in an exchange: announced by the receiver, carried out by the giver. */
  readonly passing?: Ability;
}

/**
 * When a profession is used: in its owner's turn (`turn`), before sides are taken (`priest`), right after (`hypnosis`),
 * while cards are played (`cards`), or once a duel is decided (`doctor`).
 */
export type UseWindow = 'turn' | 'interrupt' | 'hypnosis' | 'cards' | 'undo';

/** What a profession can do in its owner's turn. Implemented in `rules/diplomat.ts` and `rules/clairvoyant.ts`. */
export type TurnEffect = 'demand' | 'foresee';

/** A profession: everything that the game knows about it. */
export interface ProfessionCard extends CardRule {
  readonly window: UseWindow;
  /** It can be used again and again, even when face up. Otherwise only while it is face down. */
  readonly reusable: boolean;
  /** What it does in its owner's turn. */
  readonly turn?: TurnEffect;
}
