import { createActor, type InspectionEvent } from 'xstate';
import { envelope, valueIn } from '../chart/oracle.ts';
import { randomFor } from '../random/random.ts';
import { tableTime } from './pace.ts';
import type { Input, Session } from './session.ts';
import { admit, type Chance } from './step.ts';
import { stepper } from './stepper.ts';

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
 * const follow = inspected(session, (event) => console.log(event.type));
 * follow(session, input); // before, or after, `step(session, input)`
 */
export function inspected(
  session: Session,
  inspect: (event: InspectionEvent) => void,
  chance: Chance = randomFor,
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
    const { seed, seats } = before.start;
    const step = stepper(tableTime(before, input.at), seats, chance(seed, before.n));
    actor.send(envelope(chart, cause, step) as never);
  };
}
