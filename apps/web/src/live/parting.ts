import type { Lobby } from '@masque/protocol';
import type { Message } from '@masque/core';

let word: Message | null = null;

const keyOf = (it: Message): string => (typeof it === 'string' ? it : it.key);

/** A table sends its people back to their evening: if it has been closed, the evening tells them why. */
export function partFrom({ problems }: Pick<Lobby, 'problems'>): void {
  word = problems.find((it) => keyOf(it).startsWith('problem.closed')) ?? null;
}

/** Why the table that was left a moment ago has been closed; it is told once. */
export function takeParting(): Message | null {
  const told = word;
  word = null;
  return told;
}
