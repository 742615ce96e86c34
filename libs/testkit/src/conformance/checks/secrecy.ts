import { botOf, temperaments } from '@masque/bots';
import { observe, randomFor, redactedFor, seedOf, SPECTATOR, type Viewer } from '@masque/core';
import { short } from '../../scenario/compare.ts';
import { Fault } from '../check.ts';
import { sampler, type Moment } from '../moment.ts';
import { compareNow, follow, type Looking } from '../secrecy/follow.ts';
import { nakedSecret, received } from '../secrecy/received.ts';
import type { TwinPair, Twins } from '../secrecy/twin.ts';
import type { SuitePlan } from '../setting.ts';
import { FEW, type Observer } from '../suite.ts';
import { place, whom } from '../words.ts';

const SEED = seedOf('mind');

/** For how many inputs a twin is followed. */
const FOLLOWED = 16;
/** How many twins are followed at a time. */
const AT_ONCE = 4;

/** A twin, and how many inputs it has been followed. */
interface Followed extends TwinPair {
  readonly inputs: number;
}

/**
 * Explained information: nobody receives anything that depends on what is hidden from them until a log entry says that
 * they learned something, and then no more than the state shows them from then on. This holds for seats and
 * spectators, including the big screen; everybody sees whom the table waits for.
 */
export const secrecy = ({ given: { apart }, shown }: SuitePlan, twins: Twins): Observer => {
  const asks = sampler({ first: 1, each: 0, every: 61 });
  const closely = sampler({ first: 2, each: 0, every: 41 });
  let pairs: Followed[] = [];
  return {
    name: 'nobody can tell what is hidden from them before the log says that they learned it',
    game() {
      pairs = [];
    },
    moment(moment) {
      if (moment.before) pairs = moved(pairs, moment, { apart, shown, closely: closely(moment) });
      const thinks = asks(moment);
      for (const pair of twins.at(moment)) {
        wrapped(moment, pair.viewer);
        compareNow(moment, pair, apart);
        if (thinks) minds(moment, pair);
        if (pairs.length >= AT_ONCE) pairs.shift();
        pairs.push({ ...pair, inputs: 0 });
      }
    },
    last() {
      if (twins.hidden > 0 && twins.made === 0)
        throw new Fault(
          'there are secrets, but none could be swapped to test them: give interchangeable secrets a `kind`, or the game a `twin`',
        );
    },
  };
};

function moved(pairs: readonly Followed[], moment: Moment, looking: Looking): Followed[] {
  // All are read before any twin moves, so that data shared outside the states cannot make them equal.
  const seen = new Map<Viewer, object>();
  for (const { viewer } of pairs)
    if (!seen.has(viewer))
      seen.set(viewer, received(moment.session, viewer, moment.entries, looking.apart, moment.table(viewer)));
  return pairs.flatMap((pair) => {
    const { viewer, inputs } = pair;
    const twin = follow(pair, moment, seen.get(viewer)!, looking);
    return twin && !twin.outcome && inputs < FOLLOWED ? [{ viewer, twin, inputs: inputs + 1 }] : [];
  });
}

/** What a viewer receives must have been projected: a secret object in it was put there by hand. */
function wrapped(moment: Moment, viewer: Viewer): void {
  const { session, setting, entries } = moment;
  const path = nakedSecret(received(session, viewer, entries, undefined, moment.table(viewer)));
  if (path !== undefined)
    throw new Fault(`${whom(viewer)} receives the contents of a secret in ${place(session, setting)}: ${path}`);
}

/** Bots are players: in the session and in its twin, a bot knows the same and answers the same. */
function minds({ session, setting }: Moment, { viewer, twin }: TwinPair): void {
  if (viewer === SPECTATOR) return;
  const [here, there] = [session, twin].map((it) => JSON.stringify(redactedFor(it, viewer)));
  if (here !== there)
    throw new Fault(
      `what seat ${viewer} knows of its session depends on hidden values in ${place(session, setting)}: ` +
        'the kinds and the positions of secrets must not depend on their contents',
    );
  for (const plain of Object.keys(session.game.bots)) {
    // In turn without a temperament, and with each one.
    const temperament = [undefined, ...temperaments][session.n % (temperaments.length + 1)];
    const level = temperament ? `${plain}:${temperament}` : plain;
    const bot = botOf(session.game, level)!;
    const answers = [session, twin].map((it) => {
      const observation = observe(it, viewer, randomFor(SEED, it.n));
      return observation.offers.length === 0 ? null : bot.decide({ ...observation, playouts: FEW });
    });
    if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1]))
      throw new Fault(
        `bot "${level}" at seat ${viewer} in ${place(session, setting)} answers ${short(answers[0])}, but ${short(answers[1])} ` +
          'if only hidden values differ: it knows something that it may not see',
      );
  }
}
