import type { IconName } from '@masque/core';
/** The two secret societies: the Order gathers Keys, the Brotherhood Goblets. */
export const societies = ['order', 'brotherhood'] as const;
export type Society = (typeof societies)[number];

/** The society that loses when the other wins. */
export const otherThan = (society: Society): Society => (society === 'order' ? 'brotherhood' : 'order');

/** How many cards of each society are shuffled for `seats` players: at an odd count, one card is left over. */
export const membersFor = (seats: number): number => Math.ceil(seats / 2);

/** The goal objects that a society needs to win. */
export const NEED = 3;

export const societyIcons: Readonly<Record<Society, IconName>> = { order: 'key', brotherhood: 'jeweled-chalice' };

/** Secrets of this kind may stand in for each other. */
export const SOCIETY = 'society';
