import { admit, randomFor, type AnyGame, type Edge, type Input, type Run, type Session } from '@masque/core';
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

/** The edges of a flow that have been taken, whoever played. */
export class Edges {
  readonly #taken = new Set<string>();
  readonly #tried = new Map<string, number>();

  /** Notes the edges that a game takes where it begins. */
  begin(session: Session): void {
    const { game, start, at } = session;
    const state = game.setup({ seats: start.seats, options: start.options, random: randomFor(start.seed, 0) });
    const { step } = stepFor({ ...session, n: 0 }, at);
    this.#note(game.chart.begin(state, step));
  }

  /** Notes the edges that an input takes, if such a moment has not been looked at often enough. */
  take(before: Session, input: Input, kind: string): void {
    const n = this.#tried.get(kind) ?? 0;
    if (n >= ENOUGH) return;
    this.#tried.set(kind, n + 1);
    const trace = traced(before, input);
    if (trace) this.#note(trace.run);
  }

  /** Those that were never taken, in words. */
  never(game: AnyGame): string[] {
    return [...new Set(game.chart.edges.map(edgeWords))].filter((it) => !this.#taken.has(it));
  }

  #note({ taken }: Run): void {
    for (const edge of taken) this.#taken.add(edgeWords(edge));
  }
}

/** Moments of a kind after which its edges are known. */
const ENOUGH = 8;

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
