import { cards } from './cards.ts';

export type ObjectKind = keyof typeof cards;

/** All kinds of objects in canonical order. */
export const kinds = Object.keys(cards) as readonly ObjectKind[];

const place: Readonly<Record<string, number>> = Object.fromEntries(kinds.map((kind, i) => [kind, i]));

/** The objects in canonical order: a card has no place of its own in a hand by which it could be followed. */
export const sorted = (of: readonly ObjectKind[]): ObjectKind[] => [...of].sort((a, b) => place[a]! - place[b]!);

/** Each kind once, in canonical order. */
export const distinct = (of: readonly ObjectKind[]): ObjectKind[] => kinds.filter((kind) => of.includes(kind));

/** Secrets of this kind may stand in for each other. */
export const OBJECT = 'object';
