import { isHidden, type Deed, type Message, type View } from '@masque/core';
import { characters } from '../cards/index.ts';
import type { State } from '../state.ts';

/**
 * What is revealed at the end: how often each player claimed each character, and how many of these claims were lies.
 * Liars first.
 */
export const accountOf = (view: View<State>): Message[] =>
  view.records
    .flatMap(({ claims, lies }, seat) =>
      isHidden(lies)
        ? []
        : characters.map((character) => ({ seat, character, n: claims[character] ?? 0, lies: lies[character] ?? 0 })),
    )
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.lies - a.lies)
    .map(({ seat, character, n, lies }) => ({
      key: 'account.claims',
      args: { who: { seat }, n, lies, as: { msg: `character.${character}` } },
    }));

/** How often everybody claimed each character, and how often that was a lie. */
export const deedsOf = (view: View<State>): Deed[] =>
  view.records.flatMap(({ claims, lies }, seat) => {
    if (isHidden(lies)) return [];
    const sum = (counts: Partial<Record<string, number>>): number =>
      Object.values(counts).reduce<number>((n, it) => n + (it ?? 0), 0);
    return [{ seat, claims: sum(claims), lies: sum(lies) }];
  });
