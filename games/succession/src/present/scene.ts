import type { CardLook, Emblem, GameStatus, Seat, Timer, View, Viewer } from '@masque/core';
import { back } from '@masque/mechanics';
import type { Side, Surprise } from '../contract/state.ts';
import { otherFaction, type Faction } from '../roles/index.ts';
import type { State } from '../state.ts';
import { memberCard, type Mine } from './contract.ts';
import { cardOf, emblems, openCardOf } from './faces.ts';

/** A member of the contract that the viewer has joined. */
export interface MemberScene {
  readonly seat: Seat;
  /** What it means to show. */
  readonly side: Side;
  readonly agreed: boolean;
  /** What it shows, after the reveal. */
  readonly card: CardLook | null;
}

/** A player in public view, with the card that is or will be turned. */
export interface Exposed {
  readonly seat: Seat;
  readonly card: CardLook;
}

/** The crown while it is worn, the same for everybody. */
export interface CrownScene {
  /** It has just been taken: everybody looks up. */
  readonly taken: boolean;
  readonly faction: Faction;
  readonly heir: Exposed;
  /** The named player: the card is face down until the throne is decided, even one that was shown before. */
  readonly named: Exposed | null;
  /** The faction whose Heir is to be named. */
  readonly rival: Emblem;
}

type Crown = NonNullable<View<State>['court']['crown']>;

export function crownOf(view: View<State>, crown: Crown, status: GameStatus): CrownScene {
  const { heir, faction, accused } = crown;
  const over = status.outcome !== null;
  const exposed = (seat: Seat): Exposed => ({ seat, card: openCardOf(view, seat, over) });
  return {
    taken: status.phase === 'coronation',
    faction,
    heir: exposed(heir),
    named: accused === null ? null : over ? exposed(accused) : { seat: accused, card: back },
    rival: emblems[otherFaction(faction)],
  };
}

/** What the game's own element draws and plays. Plain data from the viewer's view. */
export interface CourtScene {
  /** The song that plays until the bell. */
  readonly song: Timer | null;
  /** The fingers of a tribunal while everybody looks at them. */
  readonly fingers: {
    /**
     * Who points at those with the most fingers, and at the viewer: a small screen has no room for more. The big screen
     * draws every finger.
     */
    readonly at: readonly { readonly seat: Seat; readonly from: readonly Seat[] }[];
    /** Those with the most fingers: face down during the held breath. */
    readonly cards: readonly Exposed[];
  } | null;
  readonly contract: {
    readonly id: string;
    readonly stage: string;
    readonly members: readonly MemberScene[];
    /** Surprises, the first one announced first: they work from last to first. */
    readonly stack: readonly Surprise[];
  } | null;
}

export function sceneOf(view: View<State>, me: Viewer, status: GameStatus, mine: Mine | undefined): CourtScene {
  const { court } = view;
  // Whoever has surprised has turned its card up for the members.
  const flipped = (seat: Seat): boolean => seat !== me && (mine?.inside.stack.some((it) => it.by === seat) ?? false);
  const exposed = (seat: Seat): Exposed => ({ seat, card: openCardOf(view, seat, status.outcome !== null) });
  const song = status.timer && !status.outcome && !court.bell && !court.pointing && status.phase !== 'peek';
  return {
    song: song ? status.timer! : null,
    fingers: court.lastPointing && {
      at: me < 0 ? [] : pointedAt(court.lastPointing, me),
      cards: court.lastPointing.most.map((seat) => {
        // During the held breath a card is face down, even one that was shown before.
        return status.phase === 'verdict' ? exposed(seat) : { seat, card: back };
      }),
    },
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

/** The fingers at those who have the most of them, and at the viewer. */
function pointedAt({ fingers, most }: NonNullable<View<State>['court']['lastPointing']>, me: Viewer) {
  const seats = most.includes(me) || !fingers.some(([, to]) => to === me) ? most : [...most, me];
  return seats.map((seat) => ({ seat, from: fingers.filter(([, to]) => to === seat).map(([from]) => from) }));
}
