import {
  clockIdOf,
  isOpen,
  observe,
  offersFor,
  step,
  type Action,
  type Bot,
  type Offer,
  type Random,
  type Seat,
  type Session,
} from '@masque/core';

/** Milliseconds between a question and its answer in an imagined game. */
const THINK_MS = 2000;

/** A seat that has something to answer. */
export interface AskedSeat {
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

/** An imagined game: who is asked next, and who has passed. */
export class Playing {
  readonly #model: Bot<object>;
  readonly #random: Random;
  readonly #left = new Set<string>();
  #phase = '';
  #next = 0;

  constructor(model: Bot<object>, random: Random) {
    this.#model = model;
    this.#random = random;
  }

  /** A seat makes a move, or passes. Returns `null` if the move is refused. */
  take(session: Session, seat: Seat, offers: readonly Offer[], action: Action | null): Session | null {
    if (!action) {
      this.#left.add(questionOf(seat, offers));
      return session;
    }
    const next = step(session, { at: session.at + THINK_MS / session.start.seats, seat, action }, () => this.#random);
    return next.ok ? next.session : null;
  }

  /** What the model would do. It is shown the seat's view of the world and nothing else. */
  ask(session: Session, seat: Seat): Action | null {
    return this.#model.decide(observe(session, seat, this.#random));
  }

  /**
   * One more input, by the next seat that is asked or by a clock; `null` if nothing can happen any more.
   *
   * @param decide decides instead of the model
   */
  onward(session: Session, decide?: (asked: AskedSeat) => { readonly move: Action | null } | null): Session | null {
    const asked = this.#asked(session);
    if (!asked) return ring(session, this.#random);
    const { seat, offers } = asked;
    const own = decide?.(asked);
    const move = own ? own.move : this.ask(session, seat);
    // A move that is refused counts as a pass.
    return this.take(session, seat, offers, move) ?? this.take(session, seat, offers, null);
  }

  /**
   * The next seat that has something to answer, beginning with a random one if the question is new. Seats that nothing
   * waits for come last.
   */
  #asked(session: Session): AskedSeat | null {
    const { seats } = session.start;
    if (session.phase !== this.#phase) {
      this.#phase = session.phase;
      this.#next = this.#random.below(seats);
    }
    const from = this.#next;
    let idle: AskedSeat | null = null;
    for (let i = 0; i < seats; i++) {
      const seat = (from + i) % seats;
      const offers = offersFor(session, seat).filter(isOpen);
      if (offers.length === 0 || this.#left.has(questionOf(seat, offers))) continue;
      if (offers.some((it) => !it.optional)) {
        this.#next = seat + 1;
        return { seat, offers };
      }
      idle ??= { seat, offers };
    }
    return idle;
  }
}

const questionOf = (seat: Seat, offers: readonly Offer[]): string =>
  `${seat} ${offers.map((it) => `${it.type} ${it.window}`).join()}`;

/** The game after its next clock has fired; `null` if none runs. */
function ring(session: Session, random: Random): Session | null {
  const due = session.deadlines.toSorted((a, b) => a.at - b.at || a.n - b.n)[0];
  if (!due) return null;
  const next = step(session, { at: due.at, deadline: clockIdOf(due), n: due.n }, () => random);
  return next.ok ? next.session : null;
}

/** What the end of a game, or the position where playing on stopped, is worth to each seat: from 0 to 1. */
export function rewards({ outcome, game, state, start }: Session): readonly number[] {
  if (!outcome) return game.worlds?.value?.(state) ?? Array<number>(start.seats).fill(0.5);
  const worth = Array<number>(start.seats).fill(0);
  for (const seat of outcome.winners) worth[seat] = 1;
  return worth;
}

/** How many worlds in a row may be impossible before the search gives up. */
export const HOPELESS = 20;
/** Not used: randomness comes from elsewhere. */
export const SEED = '0'.repeat(64);
