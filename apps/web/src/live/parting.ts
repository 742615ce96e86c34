import type { Lobby } from '@masque/protocol';
import type { Message } from '@masque/core';

/** What an evening is told about somebody whom a table has sent back to it. */
export interface Parting {
  /** Why the table has been closed; `null` if it has not. */
  readonly why: Message | null;
}

let parting: Parting | null = null;

const keyOf = (it: Message): string => (typeof it === 'string' ? it : it.key);

/** A table sends its people back to their evening: if it has been closed, the evening tells them why. */
export function partFrom({ problems }: Pick<Lobby, 'problems'>): void {
  parting = { why: problems.find((it) => keyOf(it).startsWith('problem.closed')) ?? null };
}

/** What the table that was left a moment ago has said; `null` if somebody has come by themselves. It is told once. */
export function takeParting(): Parting | null {
  const told = parting;
  parting = null;
  return told;
}
