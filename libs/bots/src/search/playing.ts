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

/** Milliseconds that pass, in the head, from a question to its answer. */
const THINK_MS = 2000;

/** A seat that has something to answer. */
export interface Asked {
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

/** A game that is played on in the head: who is asked next, and who has let something be. */
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

  /** Somebody does something, or lets it be; `null`: that cannot be done. */
  take(session: Session, seat: Seat, offers: readonly Offer[], action: Action | null): Session | null {
    if (!action) {
      this.#left.add(questionOf(seat, offers));
      return session;
    }
    const next = step(session, { at: session.at + THINK_MS / session.start.seats, seat, action }, () => this.#random);
    return next.ok ? next.session : null;
  }

  /** What the model would do: it is shown the seat's view of the world, and no more. */
  ask(session: Session, seat: Seat): Action | null {
    return this.#model.decide(observe(session, seat, this.#random));
  }

  /** One input more, of whoever is asked next or of a clock; `null`: nothing can happen any more. `decide`: instead of the model. */
  onward(session: Session, decide?: (asked: Asked) => { readonly move: Action | null } | null): Session | null {
    const asked = this.#asked(session);
    if (!asked) return ring(session, this.#random);
    const { seat, offers } = asked;
    const own = decide?.(asked);
    const move = own ? own.move : this.ask(session, seat);
    // What cannot be done is let be.
    return this.take(session, seat, offers, move) ?? this.take(session, seat, offers, null);
  }

  /**
   * The seat that has something to answer next, on from one by chance where something new is asked; those for whom nothing
   * waits only after all others.
   */
  #asked(session: Session): Asked | null {
    const { seats } = session.start;
    if (session.phase !== this.#phase) {
      this.#phase = session.phase;
      this.#next = this.#random.below(seats);
    }
    const from = this.#next;
    let idle: Asked | null = null;
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

/** The clock that rings next has rung; `null` if none runs. */
function ring(session: Session, random: Random): Session | null {
  const due = session.deadlines.toSorted((a, b) => a.at - b.at || a.n - b.n)[0];
  if (!due) return null;
  const next = step(session, { at: due.at, deadline: clockIdOf(due), n: due.n }, () => random);
  return next.ok ? next.session : null;
}

/** Tells each seat what the end of a game, or the place where it was left, is worth to it: from 0 to 1. */
export function rewards({ outcome, game, state, start }: Session): readonly number[] {
  if (!outcome) return game.worlds?.value?.(state) ?? Array<number>(start.seats).fill(0.5);
  const worth = Array<number>(start.seats).fill(0);
  for (const seat of outcome.winners) worth[seat] = 1;
  return worth;
}

/** Worlds in a row that cannot be drawn or do not fit, after which one gives up. */
export const HOPELESS = 20;
/** Chance comes of elsewhere. */
export const SEED = '0'.repeat(64);
