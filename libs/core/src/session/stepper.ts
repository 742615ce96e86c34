import type { Step } from '../chart/step.ts';
import type { Outcome } from '../game/outcome.ts';
import type { Note } from '../log/entry.ts';
import type { Random } from '../random/random.ts';

/** A step together with what rules have done through it. */
export interface Stepper extends Step {
  readonly notes: readonly Note[];
  readonly clocks: readonly { readonly id: string; readonly ms: number | null }[];
  readonly outcome: Outcome | null;
}

const ALARM = 'alarm:';

/** The deadline under which an alarm of a game is kept, and back. */
export const alarmId = (id: string): string => ALARM + id;
export const alarmOf = (deadline: string): string | undefined =>
  deadline.startsWith(ALARM) ? deadline.slice(ALARM.length) : undefined;

/** A step that nothing has been done through yet. */
export const stepper = (at: number, seats: number, random: Random): Stepper => new Steps(at, seats, random);

/** A class, because one is made at every move, and closures for each of its doings cost more than all else in it. */
class Steps implements Stepper {
  readonly at: number;
  readonly seats: number;
  readonly random: Random;
  readonly notes: Note[] = [];
  readonly clocks: { id: string; ms: number | null }[] = [];
  outcome: Outcome | null = null;

  constructor(at: number, seats: number, random: Random) {
    this.at = at;
    this.seats = seats;
    this.random = random;
  }

  log(note: Note): void {
    this.notes.push(note);
  }

  arm(id: string, ms: number): void {
    this.clocks.push({ id: alarmId(id), ms });
  }

  disarm(id: string): void {
    this.clocks.push({ id: alarmId(id), ms: null });
  }

  end(outcome: Outcome): void {
    this.outcome = outcome;
  }
}
