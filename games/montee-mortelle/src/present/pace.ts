/** How long each player who shows cards is in view if there are few of them, in milliseconds. */
const EACH = 1900;
/** How long all of them are in view together at most, in milliseconds. */
const ALL = 12_000;

/** How long each player who shows cards after a proclamation is in view, in milliseconds: the more, the shorter. */
export const paceOf = (shown: number): number => Math.min(EACH, Math.round(ALL / shown));
