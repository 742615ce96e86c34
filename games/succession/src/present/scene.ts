import type { CardLook, Here, Seat, Timer, View, Viewer } from '@masque/core';
import type { Side, Surprise } from '../contract/state.ts';
import type { Faction } from '../roles/index.ts';
import type { State } from '../state.ts';
import { memberCard, type Mine } from './contract.ts';
import { cardOf } from './faces.ts';

/** A member of the contract that the viewer has joined. */
export interface MemberScene {
  readonly seat: Seat;
  /** What it means to show. */
  readonly side: Side;
  readonly agreed: boolean;
  /** What it shows, once all do. */
  readonly card: CardLook | null;
}

/** What the game's own element draws and plays. Plain data from the viewer's view. */
export interface CourtScene {
  /** The song that plays until the bell. */
  readonly song: Timer | null;
  readonly crown: { readonly heir: Seat; readonly faction: Faction; readonly accused: Seat | null } | null;
  readonly contract: {
    readonly id: string;
    readonly stage: string;
    readonly members: readonly MemberScene[];
    /** Surprises, the first one announced first: they work from last to first. */
    readonly stack: readonly Surprise[];
  } | null;
}

export function sceneOf(view: View<State>, me: Viewer, here: Here, mine: Mine | undefined): CourtScene {
  const { court } = view;
  // Whoever has surprised has turned its card up for the members.
  const flipped = (seat: Seat): boolean => seat !== me && (mine?.inside.stack.some((it) => it.by === seat) ?? false);
  const song = here.timer && !here.outcome && !court.bell && !court.crown && !court.pointing && here.phase !== 'peek';
  return {
    song: song ? here.timer! : null,
    crown: court.crown,
    contract: mine
      ? {
          id: mine.id,
          stage: mine.stage,
          members: mine.inside.joined.map((seat, i): MemberScene => ({
            seat,
            side: mine.inside.sides[i]!,
            agreed: mine.inside.agreed.includes(seat),
            card:
              mine.inside.shows.length === 0
                ? null
                : flipped(seat)
                  ? cardOf(view, me, seat)
                  : memberCard(mine.inside, seat),
          })),
          stack: mine.inside.stack,
        }
      : null,
  };
}
