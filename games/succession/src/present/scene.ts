import type { View, Viewer } from '@masque/core';
import type { State } from '../state.ts';
import { factsFor } from './faces.ts';
import type { Mine } from './contract.ts';

/** What an element of the game's own draws: who stands with whom, fingers, and what the viewer was shown. Plain data. */
export function sceneOf(view: View<State>, me: Viewer, mine: Mine | undefined): object {
  const { court, contracts } = view;
  return {
    contracts: contracts.map(({ id, joined, invited, busy }) => ({ id, joined, invited, busy, mine: id === mine?.id })),
    inside: mine
      ? {
          stage: mine.stage,
          sides: mine.pact.sides,
          agreed: mine.pact.agreed,
          shows: mine.pact.shows,
          forced: mine.pact.forced,
          stack: mine.pact.stack,
        }
      : null,
    living: court.players.map(({ alive }) => alive),
    badges: court.players.map(({ badge }) => badge),
    fingers: court.lastPointing,
    crown: court.crown,
    bell: court.bell,
    known: factsFor(view, me),
  };
}
