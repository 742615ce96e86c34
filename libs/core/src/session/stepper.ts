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

export function stepper(at: number, seats: number, random: Random): Stepper {
  const notes: Note[] = [];
  const clocks: { id: string; ms: number | null }[] = [];
  let outcome: Outcome | null = null;
  return {
    at,
    seats,
    random,
    notes,
    clocks,
    get outcome() {
      return outcome;
    },
    log: (note) => void notes.push(note),
    arm: (id, ms) => void clocks.push({ id: alarmId(id), ms }),
    disarm: (id) => void clocks.push({ id: alarmId(id), ms: null }),
    end: (how) => void (outcome = how),
  };
}
