import { Sampler } from '@masque/bots';
import { logFor, project, randomFor, redactedFor, seedOf, viewOf } from '@masque/core';
import { differences, short } from '../../scenario/compare.ts';
import { stateOf } from '../../session.ts';
import { Fault } from '../check.ts';
import { sampler } from '../moment.ts';
import type { Observer } from '../suite.ts';
import { place } from '../words.ts';

/**
 * A bot that imagines hidden values sees the same in each of its worlds as at the table, and the real world can be
 * among them. Only for games with `worlds`.
 */
export const worlds = (): Observer => {
  const looks = sampler({ first: 3, each: 0, every: 29 });
  return {
    name: 'worlds that a bot imagines fit what its seat sees, and never exclude the real position',
    moment(moment) {
      const { session, setting } = moment;
      const { game, outcome, n } = session;
      if (!game.worlds || outcome || !looks(moment)) return;
      const random = randomFor(seedOf(`worlds ${setting.name}`), n);
      const seat = random.below(setting.seats);
      const where = `for seat ${seat} in ${place(session, setting)}`;
      const worlds = new Sampler(game, redactedFor(session, seat), logFor(session, seat));
      const why = worlds.excludes(stateOf(session), random);
      if (why) throw new Fault(`the actual world can never be imagined ${where}: ${why}`);
      const world = worlds.draw(random);
      if (!world) throw new Fault(`no world can be imagined ${where}`);
      const [first] = differences(viewOf(session, seat), project(world, seat));
      if (first)
        throw new Fault(
          `an imagined world looks different ${where}: ${first.path} is ${short(first.got)}, not ${short(first.expected)}`,
        );
    },
  };
};
