import { randomFor, reveal, type ClockId, type Note, type Outcome, type Session, type Step } from '@masque/core';

/** What rules have done through a step. */
export interface Done {
  readonly notes: Note[];
  readonly armed: (readonly [ClockId, number | null])[];
  outcome: Outcome | null;
}

/** A step for the next input of a session, and what rules do through it. */
export function stepFor({ start, n, lag }: Session, at: number): { readonly step: Step; readonly done: Done } {
  const done: Done = { notes: [], armed: [], outcome: null };
  const clock = (it: string | ClockId): ClockId => (typeof it === 'string' ? { alarm: it } : it);
  const step: Step = {
    at: at - lag,
    seats: start.seats,
    random: randomFor(start.seed, n),
    log: (note) => void done.notes.push(note),
    reveal(secret, to, note) {
      done.notes.push({ ...note, learn: true });
      return reveal(secret, to);
    },
    arm: (it, ms) => void done.armed.push([clock(it), ms]),
    disarm: (it) => void done.armed.push([clock(it), null]),
    end(outcome) {
      done.outcome = outcome;
    },
  };
  return { step, done };
}
