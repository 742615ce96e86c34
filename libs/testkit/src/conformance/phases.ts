import { admit, type AnyGame, type Edge, type Input, type Run, type Session } from '@masque/core';
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

/** Does a present phase say what this type of action does? */
export const handles = ({ game, phase }: Session, type: string): boolean => game.chart.handles(phase, type);

/** What happens in phases besides actions. */
const others = ['leave', 'alarm', 'clock'];

/** Every action that some phase takes. */
export const actionsOf = ({ chart }: AnyGame): string[] =>
  chart.machine.events.filter((it) => !it.startsWith('xstate.') && !others.includes(it));

/** An edge in a few words: `vote → dusk on yes`. */
export const edgeWords = ({ from, to, on, guard }: Edge): string =>
  `${from} → ${to} on ${on}${guard ? ` if ${guard}` : ''}`;

/** The edges of a flow that are taken while it is watched, by whatever step a check makes. */
export class Edges {
  readonly #taken = new Set<Edge>();

  /** Notes every edge that the chart takes from now on. @returns how to stop it */
  watch(chart: AnyGame['chart']): () => void {
    const watched = chart as { begin: typeof chart.begin; take: typeof chart.take };
    const { begin, take } = watched;
    const note = <R extends Run>(run: R): R => {
      for (const edge of run.taken) this.#taken.add(edge);
      return run;
    };
    watched.begin = (...given) => note(begin.apply(chart, given));
    watched.take = (...given) => note(take.apply(chart, given));
    return () => void Object.assign(watched, { begin, take });
  }

  /** Those that were never taken, in words. */
  never({ chart: { edges } }: AnyGame): string[] {
    const taken = new Set([...this.#taken].map(edgeWords));
    return [...new Set(edges.map(edgeWords))].filter((it) => !taken.has(it));
  }
}

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
