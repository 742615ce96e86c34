import type { IconName } from '@masque/core';
export const factions = ['codex', 'sceptre', 'revolt'] as const;
export type Faction = (typeof factions)[number];

/**
 * The id of a Supporter, the same on all its copies: name, faction and value. Cards with the same face contest each
 * other.
 */
export type FaceId = string;

/** What is printed on a card. */
export interface Print {
  readonly id: FaceId;
  /** Three characters: its code in scenarios. */
  readonly code: string;
  readonly faction: Faction;
  readonly value: 1 | 2 | 3;
  readonly icon: IconName;
  /** Copies with 3 or 4 Contenders, and with 5 or 6: the additional ones are marked "5+". */
  readonly copies: readonly [few: number, many: number];
}

/** The kind of these secrets: any hidden Supporter may be any other. */
export const SUPPORTER = 'supporter';
