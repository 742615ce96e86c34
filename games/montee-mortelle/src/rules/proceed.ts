import { open, type Step } from '@masque/core';
import type { State } from '../state.ts';
import { openOverflow } from './hands.ts';
import { queue } from './tasks.ts';
import { trigger } from './trade.ts';
import { endTurn, resume } from './turn.ts';

/** Does what is still to be done until somebody has to be asked; `next` then says which phase asks. */
export function proceed(state: State, step: Step): State {
  let now = state;
  while (now.next === null) {
    const [task, ...rest] = open(now.todo);
    now = { ...now, todo: queue(rest) };
    switch (task?.do) {
      case 'trigger':
        now = trigger(now, task, step);
        break;
      case 'overflow':
        now = openOverflow(now, task.seat, task.chain, step);
        break;
      case 'resume':
        now = resume(now, task.to, step);
        break;
      default:
        now = endTurn(now, step);
    }
  }
  return now;
}
