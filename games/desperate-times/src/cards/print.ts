import type { IconName } from '@masque/core';
export const factions = ['codex', 'sceptre', 'revolt'] as const;
export type Faction = (typeof factions)[number];

/** The id of a Supporter, as its cards bear it: name, faction and value. Cards of the same face contest each other. */
export type Face = string;

/** What is printed on a card. */
export interface Print {
  readonly id: Face;
  /** Three signs: how scenarios write it. */
  readonly code: string;
  readonly faction: Faction;
  readonly value: 1 | 2 | 3;
  readonly icon: IconName;
  /** Copies with 3 or 4 Contenders, and with 5 or 6: the difference carries the mark "5+". */
  readonly copies: readonly [few: number, many: number];
}

/** Kind of secret: any hidden Supporter may be any other. */
export const SUPPORTER = 'supporter';
