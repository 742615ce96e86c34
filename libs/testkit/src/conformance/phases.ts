import type { Session } from '@masque/core';

/** A clock of a phase that the session is in, as its flow names it. */
export interface PhaseClock {
  readonly phase: string;
  readonly delay: string;
  /** Milliseconds; `Infinity` where the flow says that it waits for ever. */
  readonly ms: number;
}

/** The clocks that the present phases are written with. */
export const clocksOf = ({ game, phase, state }: Session): PhaseClock[] =>
  game.chart.delaysIn(phase, state).map((it) => ({ ...it, ms: it.ms ?? Infinity }));

/** Does a present phase say what this type of action does? */
export const handles = ({ game, phase }: Session, type: string): boolean => game.chart.handles(phase, type);
