import type { Session } from '@masque/core';

/** The state of a session, as the game that it is of has it. */
export const stateOf = <State = unknown>(session: Session): State => session.state as State;

/** The innermost phase that a session is in. */
export const phaseOf = (session: Session): string => session.phase;
