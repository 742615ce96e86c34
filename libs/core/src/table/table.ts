import type { IconName } from './icon.ts';
import type { Message } from '../message/message.ts';
import type { Seat } from '../seat.ts';
import type { SeatLook } from './seat.ts';
import type { Track } from './track.ts';
import type { PrivateArea, Zone } from './zone.ts';

/** What somebody has said, true or not: set in italic, in quotation marks, never on paper. */
export interface Claim<M extends Message = Message> {
  readonly by: Seat;
  readonly text: M;
  /** What follows if it stands: "and takes 3 coins". */
  readonly note?: M;
  /** Whom it is aimed at. */
  readonly on?: Seat;
  /** The kind of card that it says one has, as `face.id`: a replay can then say whether it was true. */
  readonly face?: string;
}

/** What the house asks the viewer, or tells everybody. */
export interface Ask<M extends Message = Message> {
  readonly text: M;
  readonly note?: M;
  /**
   * What could be answered is with the viewer's cards: one press opens the private area and keeps it open, until the
   * answer is given. By what everybody knows, never by what is in the private area.
   */
  readonly inPrivate?: boolean;
  /** It is told while something is shown: nobody is waited for. */
  readonly still?: boolean;
}

/** A countdown. Times are milliseconds on the server's clock. */
export interface Timer {
  /** When the question opened. */
  readonly since: number;
  /** When it closes by itself. */
  readonly at: number;
}

/** A line from seat to seat: a vote, a pointing finger, a theft. */
export interface Arrow<M extends Message = Message> {
  readonly from: Seat;
  readonly to: Seat;
  /** Drawn thick: among the highest. */
  readonly strong?: boolean;
  /** What the arrow says, for its text twin: "points at". */
  readonly label?: M;
}

/** A vote: what is asked, how it stands where that is public, and what it takes. */
export interface BallotLook<M extends Message = Message> {
  readonly title: M;
  /** Votes needed to pass, where there is such a number. */
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
 * All there is to draw for one viewer, in words that any game can use. A game says what lies where; the interface
 * decides how it looks. Everything in it comes from the viewer's own view.
 */
export interface Table<M extends Message = Message> {
  /** The phase, for the top line: "Round 5". */
  readonly title: M;
  /** Who acts or has just spoken. */
  readonly active: readonly Seat[];
  /** Whom it is about now, where a claim is put to the proof: the table dims but for these. */
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
  /** Answers stay closed until all are in: nothing may show who has answered. */
  readonly sealed?: boolean;
  readonly arrows?: readonly Arrow<M>[];
  readonly ballot?: BallotLook<M>;
  readonly stats?: readonly Stat<M>[];
  /** Rows of places that fill up, in the middle of the table. */
  readonly tracks?: readonly Track<M>[];
  /** What came to light when the game ended: sentences for the last page, such as who bluffed how often. */
  readonly account?: readonly M[];
  /**
   * How many of the last public lines of the record stand between the people and the question: what others have just
   * done. None: what is said and asked tells it.
   */
  readonly news?: number;
  /** Kinds of entries of the record that matter for a moment only: where the last few lines stand, these are left out. */
  readonly passing?: readonly string[];
  /** It is night: the lamp is out for everybody, and all are told what they may see on one beat: see `isSealedHour`. */
  readonly night?: boolean;
  /** Something a game's own element draws: a duel, a village. Plain data from the viewer's view. */
  readonly scene?: {
    readonly kind: string;
    readonly data: unknown;
    /** How long it takes to be told, in milliseconds: if the game is over, the page of its end waits so long. */
    readonly lasts?: number;
  };
}
