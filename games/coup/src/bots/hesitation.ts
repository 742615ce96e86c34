import type { Bot } from '@masque/core';
import { offerOf, ownAnswer, take } from '@masque/mechanics';
import { lull } from '../rules/windows.ts';
import type { CoupActions, State } from '../state.ts';

/** How often a bot asks for time, whatever it holds, so that not only people do. */
const HESITATES = 0.01;

/** How long after the pause it answers then, in milliseconds. */
const AFTER = [1000, 2800] as const;

/** The bot, which asks for time now and then, and takes it: until the pause is over, nothing shows that anybody asked. */
export const hesitating = (bot: Bot<State, CoupActions>): Bot<State, CoupActions> => ({
  ...bot,
  decide(observation) {
    const wait = offerOf(observation, 'wait');
    if (wait && observation.random.chance(HESITATES)) return take(wait);
    return bot.decide(wait ? { ...observation, offers: observation.offers.filter((it) => it !== wait) } : observation);
  },
  thinks({ window, held, ...view }, seat) {
    if (held || !window || ownAnswer(window, seat) !== 'wait') return undefined;
    const pause = lull(view) ?? 0;
    return [pause + AFTER[0], pause + AFTER[1]];
  },
});
