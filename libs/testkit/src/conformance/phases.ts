import { admit, type Input, type Run, type Session } from '@masque/core';
import { takeByXState } from '../xstate/oracle.ts';
import { stepFor, type Done } from '../xstate/step.ts';

/** A clock of a current phase, under its name in the flow. */
export interface NamedClock {
  readonly phase: string;
  readonly delay: string;
  /** Milliseconds; `Infinity` if it waits for ever. */
  readonly ms: number;
}

/** The clocks that the flow defines for the current phases. */
export const clocksOf = ({ game, phase, state }: Session): NamedClock[] =>
  game.chart.delaysIn(phase, state).map((it) => ({ ...it, ms: it.ms ?? Infinity }));

/** Why nothing goes on at a table at which no clock is running and nobody has an open offer. */
export function stillness(session: Session): string {
  const endless = clocksOf(session).find((it) => it.ms === Infinity);
  return endless
    ? `nobody has an open offer, and the delay "${endless.delay}" is null, so it never ends`
    : 'nobody has an open offer and no clock is running';
}

/** Does a current phase handle this type of action? */
export const handles = ({ game, phase }: Session, type: string): boolean => game.chart.handles(phase, type);

/** The result of an input for the chart alone: by its table, and by XState. */
export interface Traced {
  readonly run: Run;
  readonly done: Done;
  /** The same by XState, from the same position. */
  xstate(): { readonly told: ReturnType<typeof takeByXState>; readonly done: Done };
}

/** Applies an input to the chart alone. `null` if the session would refuse it, or it does not concern the chart. */
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
