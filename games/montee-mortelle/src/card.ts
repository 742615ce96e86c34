/** What a card is called and what it does, in one language. */
export interface Words {
  readonly name: string;
  readonly rule: string;
}

/** What objects and professions have in common. */
export interface Card {
  /** game-icons name. */
  readonly icon: string;
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
