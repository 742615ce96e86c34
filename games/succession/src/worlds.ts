import type { Worlds } from '@masque/core';
import { factsIn } from '@masque/mechanics';
import { holds } from './court/fact.ts';
import { cardsOf } from './deck/check.ts';
import { FILLER } from './deck/tiers.ts';
import { factions, factionSide, type CardFace } from './roles/index.ts';
import { FACE } from './setup.ts';
import type { State } from './state.ts';

/** For bots that imagine who holds which card: what was shown of a card that is still held is true in every world. */
export const worlds: Worlds<State> = {
  // At an odd table one faction has an additional Noble, and nobody knows which.
  values: ({ court: { deck, odd } }) => ({
    [FACE]: factions.flatMap((faction) =>
      [...cardsOf(deck), ...(odd ? [FILLER] : [])].map((role): CardFace => ({ role, faction })),
    ),
  }),
  // The dead are remembered with the card they held; it is in the graveyard, or another player has it now.
  copies: ({ court }, [, part, seat, what]) =>
    part === 'players' && what === 'face' && !court.players[Number(seat)]!.alive,
  fits: ({ court }, seat, { path: [, part, of] }, value) => {
    if (part !== 'players') return true;
    const { role, faction } = value as CardFace;
    return [...court.known, ...factsIn(court.notebooks, seat)]
      .filter((it) => it.of === Number(of) && holds(it, court.players))
      .every((it) =>
        it.kind === 'role' ? it.role === role && it.faction === faction : it.shown === factionSide({ role, faction }),
      );
  },
};
