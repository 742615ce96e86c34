import type { Bot } from '@masque/core';
import { offerOf, take, targets } from '@masque/mechanics';
import type { Acts, State } from './state.ts';

/** Accuses anybody. A better one would read the log and the table. */
const easy: Bot<State, Acts> = {
  decide(observation) {
    const accuse = offerOf(observation, 'accuse');
    return accuse ? take(accuse, { target: observation.random.pick(targets(accuse)) }) : null;
  },
};

export const bots = { easy };
