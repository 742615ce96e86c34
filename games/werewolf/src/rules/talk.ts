import type { Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import type { Role } from '../roles/index.ts';
import type { State, Statement } from '../state.ts';

/** Statements to everybody, laid on the table as cards. Nobody checks them. */
const say = (state: State, statement: Omit<Statement, 'day'>): State => ({
  ...state,
  said: [...state.said, { ...statement, day: state.day }],
});

export function claim(state: State, by: Seat, role: Role, step: Step): State {
  step.log({ kind: 'claims', args: { who: { seat: by }, role: { msg: `role.${role}` } } });
  return say(state, { by, kind: 'claim', role });
}

export function report(state: State, by: Seat, who: Seat, verdict: 'wolf' | 'clear', step: Step): State {
  step.log({ kind: `reports.${verdict}`, args: { by: { seat: by }, who: { seat: who } } });
  return say(state, { by, kind: 'report', who, wolf: verdict === 'wolf' });
}

export function suspect(state: State, by: Seat, who: Seat, step: Step): State {
  step.log({ kind: 'suspects', args: { by: { seat: by }, who: { seat: who } } });
  return say(state, { by, kind: 'suspect', who });
}
