import type { IconName } from './icon.ts';
import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';
import type { SeatLook } from './seat.ts';
import type { Track } from './track.ts';
import type { PrivateArea, Zone } from './zone.ts';

/** What a player has said, true or not: drawn in italic, in quotation marks, never on paper. */
export interface Claim<M extends Message = Message> {
  readonly by: Seat;
  readonly text: M;
  /** What follows if it stands: "and takes 3 coins". Without it, the claim is settled only by what is seen later. */
  readonly note?: M;
  /** Whom it is aimed at. */
  readonly on?: Seat;
  /** The kind of card that the player claims to have, as `face.id`: a replay can then say whether it was true. */
  readonly face?: string;
}

/** What the viewer is asked, or everybody is told. */
export interface Ask<M extends Message = Message> {
  readonly text: M;
  readonly note?: M;
  /**
   * The possible answers are with the viewer's cards: one tap opens the private area and keeps it open until the answer
   * is given. It must depend on what everybody knows, never on what is in the private area.
   */
  readonly inPrivate?: boolean;
  /** Something is being shown, and the table waits for nobody. */
  readonly still?: boolean;
}

/** A countdown. Times are milliseconds on the server's clock. */
export interface Timer {
  /** When the question opened. */
  readonly since: number;
  /** When it closes automatically. */
  readonly at: number;
}

/** A line from seat to seat: a vote, a pointing finger, a theft. */
export interface Arrow<M extends Message = Message> {
  readonly from: Seat;
  readonly to: Seat;
  /** Drawn thick: among the highest. */
  readonly strong?: boolean;
  /** What the arrow means, for its text alternative: "points at". */
  readonly label?: M;
}

/** A vote: the question, its public state, and what it needs to pass. */
export interface BallotLook<M extends Message = Message> {
  readonly title: M;
  /** Votes needed to pass, if there is such a number. */
  readonly needed?: number;
  /** Answers that are public, by seat. `null`: has not answered, or the answer is closed. */
  readonly votes: readonly {
    readonly seat: Seat;
    readonly choice: M | null;
    readonly tone?: 'for' | 'against';
  }[];
}

/** A line of public facts at the edge of the big screen: "crown: unclaimed". */
export interface Stat<M extends Message = Message> {
  readonly icon: IconName;
  readonly label: M;
  readonly value: M | number;
}

/**
 * Everything to draw for one viewer, in a vocabulary that any game can use. A game says what is where; the interface
 * decides how it looks. Everything in it comes from the viewer's own view.
 */
export interface Table<M extends Message = Message> {
  /** The phase, for the top line: "Round 5". */
  readonly title: M;
  /** Who acts or has just spoken. */
  readonly active: readonly Seat[];
  /** Whom it is about now, as when a claim is being proved: the rest of the table dims. */
  readonly focus?: readonly Seat[];
  readonly claim?: Claim<M>;
  readonly ask?: Ask<M>;
  /** What a voice says to the room when the hour changes. Only for viewers without a seat, and the same for all of them. */
  readonly say?: M;
  readonly seats: readonly SeatLook<M>[];
  readonly zones?: readonly Zone<M>[];
  /** The viewer's own secrets; absent for those without a seat. */
  readonly privateArea?: PrivateArea<M>;
  readonly timer?: Timer;
  /** Answers stay closed until all are in. Nothing may show who has answered. */
  readonly sealed?: boolean;
  readonly arrows?: readonly Arrow<M>[];
  readonly ballot?: BallotLook<M>;
  readonly stats?: readonly Stat<M>[];
  /** Rows of spaces that fill up, in the middle of the table. */
  readonly tracks?: readonly Track<M>[];
  /** What was revealed when the game ended: sentences for the end page, such as who bluffed how often. */
  readonly account?: readonly M[];
  /**
   * How many of the latest public lines of the record to show between the people and the question: what others have
   * just done. None if the claim and the question already say it.
   */
  readonly news?: number;
  /**
   * Kinds of entries of the record that matter only for a moment: they are left out where the last few lines are shown.
   */
  readonly passing?: readonly string[];
  /** It is night: it is dark for everybody, and everybody is told what they may see on one beat: see `isSealedHour`. */
  readonly night?: boolean;
  /** Something a game's own element draws: a duel, a village. Plain data from the viewer's view. */
  readonly scene?: {
    readonly kind: string;
    readonly data: unknown;
    /** How long it takes to play, in milliseconds: if the game is over, the end page waits for it. */
    readonly lasts?: number;
  };
}
