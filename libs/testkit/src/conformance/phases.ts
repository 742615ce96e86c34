import type { AnyGame, Session } from '@masque/core';

/** A clock of a phase that the session is in, as its flow names it. */
export interface PhaseClock {
  readonly phase: string;
  readonly delay: string;
  /** Milliseconds; `Infinity` where the flow says that it waits for ever. */
  readonly ms: number;
}

interface Node {
  readonly path: readonly string[];
  readonly config: { readonly on?: object; readonly after?: object };
}
type Delays = { readonly [name: string]: (call: { context: unknown }) => number };

const active = (session: Session): readonly Node[] => session.chart._nodes as unknown as readonly Node[];

/** The clocks that the present phases are written with. */
export function clocksOf(session: Session): PhaseClock[] {
  const delays = session.game.chart.machine.implementations.delays as unknown as Delays;
  return active(session).flatMap(({ path, config }) =>
    Object.keys(config.after ?? {}).map((delay) => ({
      phase: path.join('.'),
      delay,
      ms: delays[delay]!({ context: session.chart.context }),
    })),
  );
}

/** Does a present phase say what this type of action does? */
export const handles = (session: Session, type: string): boolean =>
  active(session).some(({ config }) => config.on !== undefined && Object.hasOwn(config.on, `act.${type}`));

interface Written {
  readonly after?: object;
  readonly states?: { readonly [name: string]: Written };
}

/** Delays that phases name but the flow does not have. */
export function unknownDelays({ chart: { machine } }: AnyGame): { readonly phase: string; readonly delay: string }[] {
  const known = machine.implementations.delays;
  const look = ({ after = {}, states = {} }: Written, phase: string): { phase: string; delay: string }[] => [
    ...Object.keys(after).flatMap((delay) => (Object.hasOwn(known, delay) ? [] : [{ phase, delay }])),
    ...Object.entries(states).flatMap(([name, inner]) => look(inner, phase ? `${phase}.${name}` : name)),
  ];
  return look(machine.config as unknown as Written, '');
}
