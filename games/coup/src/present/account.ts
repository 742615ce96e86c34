import { isHidden, type Message, type View } from '@masque/core';
import { characters } from '../characters.ts';
import type { State } from '../state.ts';

/** What comes to light at the end: who claimed whom how often, and how many of these claims were lies. */
export const accountOf = (view: View<State>): Message[] =>
  view.records.flatMap(({ claims, lies }, seat) =>
    isHidden(lies)
      ? []
      : characters.flatMap((character) => {
          const n = claims[character] ?? 0;
          return n === 0
            ? []
            : [{ key: 'account.claims', args: { who: { seat }, n, lies: lies[character] ?? 0, as: { msg: `character.${character}` } } }];
        }),
  );
