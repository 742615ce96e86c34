import { admit, type Input, type Session } from '@masque/core';
import { createActor, type InspectionEvent } from 'xstate';
import { envelope, valueIn } from './oracle.ts';
import { stepFor } from './step.ts';

/** Time does not pass for an actor that only shows what happened: clocks come in as inputs. */
const still = { setTimeout: () => 0, clearTimeout: () => {} };

/**
 * Shows a table to XState's inspection, for development: a live actor of the game's machine stands where the session
 * stands, and takes what the session takes, so that whatever reads XState's events (Stately's inspector among them) can
 * watch. The actor decides nothing.
 *
 * @returns a function to call with every input and the session before it; pauses and corrections are no business of the
 * chart, so after a correction begin again
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
