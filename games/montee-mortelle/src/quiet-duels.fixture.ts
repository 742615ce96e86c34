import type { Played } from '@masque/testkit';
import type { State } from './state.ts';

const WINDOWS = ['interrupt', 'support', 'hypnosis', 'cards', 'undo'];
/** What somebody may do in a duel besides siding, by what the log calls it. */
const PLAYS = ['played', 'poisoned', 'calledOff', 'undone', 'hypnotized'];

/** Measures duels in which nobody plays anything or asks for time. @returns what to call at each step */
export function quietDuels(onDuel: (seconds: number) => void): (played: Played<State>) => void {
  let begun: number | null = null;
  return ({ before, input, session, entries }) => {
    if (entries.some(({ kind }) => kind === 'challenged')) begun = session.at;
    const isPlay = entries.some(({ kind }) => PLAYS.includes(kind));
    if (isPlay || ('action' in input && input.action.type === 'wait')) begun = null;
    if (begun === null || !WINDOWS.includes(before.phase) || WINDOWS.includes(session.phase)) return;
    onDuel((session.at - begun) / 1000);
    begun = null;
  };
}
