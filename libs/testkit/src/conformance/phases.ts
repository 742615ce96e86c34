import { admit, type Input, type Run, type Session } from '@masque/core';
import { takeByXState } from '../xstate/oracle.ts';
import { stepFor, type Done } from '../xstate/step.ts';

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

/** Why nothing goes on at a table at which no clock is running and nobody has an open offer. */
export function stillness(session: Session): string {
  const endless = clocksOf(session).find((it) => it.ms === Infinity);
  return endless
    ? `nobody has an open offer, and the delay "${endless.delay}" is null, so it never ends`
    : 'nobody has an open offer and no clock is running';
}

/** Does a present phase say what this type of action does? */
export const handles = ({ game, phase }: Session, type: string): boolean => game.chart.handles(phase, type);

/** What an input makes of the chart of a session by itself: by its table, and by XState. */
export interface Traced {
  readonly run: Run;
  readonly done: Done;
  /** The same by XState, from the same position. */
  xstate(): { readonly told: ReturnType<typeof takeByXState>; readonly done: Done };
}

/** Takes an input again, the chart alone. `null` where the session would not take it, or the chart has no part in it. */
export function traced(before: Session, input: Input): Traced | null {
  if ('pace' in input || 'abort' in input) return null;
  const cause = admit(before, input);
  if ('ok' in cause) return null;
  const { chart } = before.game;
  const one = stepFor(before, input.at);
  return {
    run: chart.take(before, cause, one.step),
    done: one.done,
    xstate() {
      const other = stepFor(before, input.at);
      return { told: takeByXState(chart, before, cause, other.step), done: other.done };
    },
  };
}
