import { admit, type Input, type Session } from '@masque/core';
import { createActor, type InspectionEvent } from 'xstate';
import { envelope, valueIn } from './oracle.ts';
import { stepFor } from './step.ts';

/** Time does not pass for an actor that only shows what happened: clocks come in as inputs. */
const still = { setTimeout: () => 0, clearTimeout: () => {} };

/**
 * Shows a table to XState's inspection, for development: a live actor of the game's machine has the same position as
 * the session and receives the same inputs, so that any tool for XState's events (such as Stately's inspector) can
 * watch. The actor decides nothing.
 *
 * @returns a function to call with every input and the session before it. Pauses and corrections do not concern the
 * chart, so start again after a correction
 * @example
 * const types = [];
 * const follow = inspected(session, ({ type }) => types.push(type));
 * follow(session, nextDeadline(session)); // before, or after, `step` takes the same input
 * types.includes('@xstate.event'); // => true
 */
export function inspected(
  session: Session,
  inspect: (event: InspectionEvent) => void,
): (before: Session, input: Input) => void {
  const { chart } = session.game;
  const snapshot = chart.machine.resolveState({
    value: valueIn(chart, session.phase),
    context: session.state,
  } as never);
  const actor = createActor(chart.machine, { id: session.game.id, snapshot, inspect, clock: still } as never).start();
  return (before, input) => {
    if ('pace' in input || 'abort' in input) return;
    const cause = admit(before, input);
    if ('ok' in cause) return;
    actor.send(envelope(chart, cause, stepFor(before, input.at).step) as never);
  };
}
