/** All kinds of objects in canonical order: how hands are sorted, which comes first where the clock chooses. */
export const kinds = [
  'key', 'goblet', 'bagKey', 'bagGoblet', 'blackPearl', 'dagger', 'gloves', 'poisonRing', 'castingKnives', 'whip', 'privilege',
  'monocle', 'brokenMirror', 'sextant', 'coat', 'tome', 'armor',
] as const; // prettier-ignore

export type ObjectKind = (typeof kinds)[number];

const place: Readonly<Record<string, number>> = Object.fromEntries(kinds.map((kind, i) => [kind, i]));

/** The objects in canonical order: a card has no place of its own in a hand by which it could be followed. */
export const sorted = (cards: readonly ObjectKind[]): ObjectKind[] => [...cards].sort((a, b) => place[a]! - place[b]!);

/** Each kind once, in canonical order. */
export const distinct = (cards: readonly ObjectKind[]): ObjectKind[] => kinds.filter((kind) => cards.includes(kind));

/** Secrets of this kind may stand in for each other. */
export const OBJECT = 'object';
