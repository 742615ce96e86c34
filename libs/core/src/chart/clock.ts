/**
 * Which clock it is: that of a phase of the flow, that of a phase of a parallel instance, or an alarm set by a rule.
 */
export type ClockId =
  | { readonly phase: string; readonly delay: string }
  | { readonly instance: string; readonly phase: string; readonly delay: string }
  | { readonly alarm: string };

/**
 * A clock that will fire. It is data, so that it outlives the process that set it. Times are milliseconds of the
 * table's time: see `alarmsOf`.
 */
export type Deadline = ClockId & {
  /**
   * The number of this start of a clock, counted over the whole session. A clock that was stopped or restarted is no
   * longer pending under its old number.
   */
  readonly n: number;
  /** When it was started. */
  readonly since: number;
  /** When it fires. */
  readonly at: number;
};

/** A clock to start, which fires in so many milliseconds, or to stop (`null`). */
export interface ClockChange<C extends ClockId = ClockId> {
  readonly clock: C;
  readonly ms: number | null;
}

type Fields = { readonly [field in 'alarm' | 'instance' | 'phase' | 'delay']?: string };

/**
 * Whether these are the same clock, whatever their other fields are.
 *
 * @example
 * sameClock({ alarm: 'bell' }, { alarm: 'bell' }); // => true
 */
export const sameClock = (a: ClockId, b: ClockId): boolean => {
  const [one, other]: [Fields, Fields] = [a, b];
  return (
    one.alarm === other.alarm &&
    one.instance === other.instance &&
    one.phase === other.phase &&
    one.delay === other.delay
  );
};

/**
 * The clock of a deadline, or of an input: its fields alone.
 *
 * @example
 * clockIdOf({ phase: 'turn', delay: 'think', n: 3, at: 9 }); // => { phase: 'turn', delay: 'think' }
 */
export function clockIdOf(of: ClockId): ClockId {
  const { alarm, instance, phase, delay }: Fields = of;
  if (alarm !== undefined) return { alarm };
  return instance === undefined ? { phase: phase!, delay: delay! } : { instance, phase: phase!, delay: delay! };
}
