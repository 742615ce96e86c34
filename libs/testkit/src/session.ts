import { load, save, type Saved, type Session } from '@masque/core';

/** The state of a session, with the type of its game. */
export const stateOf = <State extends object>(session: Session<State>): State => session.state;

/** The innermost phase that a session is in. */
export const phaseOf = (session: Session): string => session.phase;

/**
 * The same session with another state, as if play had led to it.
 * @param seed decides what is drawn from here on; by default the same
 */
export function withState<State extends object>(session: Session<State>, state: State, seed?: string): Session<State>;
export function withState(session: Session, state: object, seed = session.start.seed): Session {
  const saved = save({ ...session, log: { length: 0, last: null } });
  const changed: Saved = { ...saved, start: { ...session.start, seed }, state };
  return { ...load(session.game, changed), log: session.log };
}
