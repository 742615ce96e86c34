import type { ClockId, ClockChange } from '../chart/clock.ts';
import type { Step } from '../chart/step.ts';
import type { Outcome } from '../game/outcome.ts';
import type { Note } from '../log/entry.ts';
import type { Random } from '../random/random.ts';
import { reveal, type Seats, type Secret } from '../secret/secret.ts';

/** A step together with its effects so far. */
export interface Stepper extends Step {
  readonly notes: readonly Note[];
  readonly clocks: readonly ClockChange[];
  readonly outcome: Outcome | null;
}

/** A step without effects so far. */
export const stepper = (at: number, seats: number, random: Random): Stepper => new Steps(at, seats, random);

/** A class, because one is made at every move, and a closure for each of its methods would cost more than everything else in it. */
class Steps implements Stepper {
  readonly at: number;
  readonly seats: number;
  readonly random: Random;
  readonly notes: Note[] = [];
  readonly clocks: ClockChange[] = [];
  outcome: Outcome | null = null;

  constructor(at: number, seats: number, random: Random) {
    this.at = at;
    this.seats = seats;
    this.random = random;
  }

  log(note: Note): void {
    this.notes.push(note);
  }

  reveal<T>(secret: Secret<T>, to: Seats, note: Omit<Note, 'learn'>): Secret<T> {
    this.notes.push({ ...note, learn: true });
    return reveal(secret, to);
  }

  arm(clock: string | ClockId, ms: number): void {
    this.clocks.push({ clock: asClock(clock), ms });
  }

  disarm(clock: string | ClockId): void {
    this.clocks.push({ clock: asClock(clock), ms: null });
  }

  end(outcome: Outcome): void {
    this.outcome = outcome;
  }
}

const asClock = (clock: string | ClockId): ClockId => (typeof clock === 'string' ? { alarm: clock } : clock);
