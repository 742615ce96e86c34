import type { IconName } from '@masque/core';
import type { Society } from './societies.ts';

/** What a card is called and what it does, in one language. */
export interface Words {
  readonly name: string;
  readonly rule: string;
}

/** What objects and professions have in common. */
export interface Card {
  /** game-icons name. */
  readonly icon: IconName;
  /** What it is worth to have, as bots weigh it: one's own Key or Goblet is worth 10, an object that does nothing 1. */
  readonly worth: number;
  readonly words: { readonly en: Words; readonly fr: Words };
  /** What it does when it is played into the open window of a duel. */
  readonly duel?: DuelEffect;
}

/** What somebody is in a duel, once sides have been taken. */
export type Role = 'attacker' | 'defender' | 'forAttacker' | 'forDefender' | 'bystander';

/** What a card does when it is played into the open window of a duel. */
export interface DuelEffect {
  /** Who may play it. */
  readonly by: readonly Role[];
  /** A point for the side of whoever plays it; with `when`, only if the table plays so. */
  readonly adds?: { readonly when?: 'duelistBonus' };
  /** A tie becomes a win of the combatant who played it. */
  readonly breaksTies?: true;
  /** Whoever plays it names the winner. */
  readonly decides?: true;
  /** Only the two combatants take part any more. */
  readonly banishes?: true;
}

/** What objects can do when they have been passed on. Carried out in `rules/passing.ts`. */
export type Ability = 'draw' | 'seeSociety' | 'seeHand' | 'swapProfessions' | 'chooseProfession' | 'chooseDirection';

/** An object of the hand luggage: everything that the game knows about it. */
export interface ObjectCard extends Card {
  readonly copies: number;
  /** It bears the seal: part of the first trip and of the opening hands. */
  readonly seal: boolean;
  /** At which numbers of players it is in the game. Default: at all. */
  readonly seats?: { readonly min?: number; readonly max?: number };
  /** It counts one for this society; a Secret Bag once the pile is empty. */
  readonly goal?: Society;
  /** One of the Secret Bags: dealt to the first hands, not to be exchanged for the other while the pile lasts. */
  readonly bag?: true;
  /** Whoever is offered it has to accept. */
  readonly mustAccept?: true;
  /** An exchange with it on either side is silent. */
  readonly mutes?: true;
  /** Its holder may not proclaim anything. */
  readonly gags?: true;
  /** Its holder may win alone. */
  readonly solo?: true;
  /** What it does when it has been passed on in an exchange: announced by the taker, carried out by the giver. */
  readonly passing?: Ability;
}

/**
 * When a profession is used: in one's own turn (`turn`), before sides are taken (`priest`), right after (`hypnosis`), while
 * cards are played (`cards`), or once a duel is decided (`doctor`).
 */
export type Window = 'turn' | 'interrupt' | 'hypnosis' | 'cards' | 'undo';

/** What a profession can do in one's own turn. Carried out in `rules/diplomat.ts` and `rules/clairvoyant.ts`. */
export type TurnEffect = 'demand' | 'foresee';

/** A profession: everything that the game knows about it. */
export interface ProfessionCard extends Card {
  readonly window: Window;
  /** Used again and again, also while face up. Otherwise only while it lies face down. */
  readonly reusable: boolean;
  /** What it does in one's own turn. */
  readonly turn?: TurnEffect;
}
