import { randomFor, seatsOf, seedOf, SPECTATOR, start, step, type AnyGame, type Session } from '@masque/core';
import { players, startFor, twinOf, type Players } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import { AWAY_AFTER_MS, BOT_AFTER_MS, HOST_GONE_MS } from '../table/people/presence.ts';
import { allGames } from './all-games.ts';
import { TwinGames } from './pair.ts';
import { isWatched, variantsOf } from './variants.ts';

/** Pairs per game. */
const PAIRS = often(3, 20);
/** How many inputs a pair is followed for. */
const FOLLOWED = 10;

/** A game in progress, played at random. */
function somewhere(game: AnyGame, name: string, who: Players): Session | null {
  const random = randomFor(seedOf(name), 0);
  const seats = Math.min(game.seats.max, Math.max(3, game.seats.min) + random.below(2));
  const from = startFor(game, { seats, seed: name });
  // Every other game is played with other options.
  const variants = variantsOf(game, seats).filter((it) => it.seats === seats && !isWatched(game, it.options));
  const options = game.options.parse(random.chance(0.5) ? from.options : random.pick(variants).options);
  let session = start(game, { ...from, options });
  for (let left = random.below(25); left > 0; left--) {
    const input = who.next(session);
    const next = input && step(session, input);
    if (!next?.ok || next.session.outcome) break;
    session = next.session;
  }
  return session.outcome || session.deadlines.some((it) => it.at <= session.at) ? null : session;
}

test.each(allGames)(
  '$id: what a viewer is sent does not depend on what is hidden from it, whoever writes, goes away and comes back',
  async (game) => {
    const happened = { pairs: 0, inputs: 0, said: 0, gone: 0, back: 0 };
    for (let i = 0; happened.pairs < PAIRS && i < PAIRS * 4; i++) {
      const name = `twins ${game.id} ${i}`;
      const who = players({ seed: name, bots: 'random', think: 1 });
      const session = somewhere(game, name, who);
      const viewer = i % 3 === 2 ? 0 : SPECTATOR;
      const random = randomFor(seedOf(name), 1);
      const twin = session && twinOf(session, viewer, random, { sameChance: true });
      if (!session || !twin) continue;
      happened.pairs++;
      const pair = await TwinGames.open(game, [session, twin], viewer);
      // The host first, unless the host is the viewer: the host role passes on, and a bot stands in.
      const seats = seatsOf(session.start.seats).filter((seat) => seat !== viewer);
      const away = random.below(3);
      const ms = random.pick([AWAY_AFTER_MS, HOST_GONE_MS, BOT_AFTER_MS]) + 1000;
      for (let n = 0; n < FOLLOWED; n++) {
        if (random.chance(0.3)) {
          await pair.say(random.pick(seats));
          happened.said++;
        }
        if (n === away) {
          happened.gone++;
          if (!(await pair.goAway(seats[0]!, ms))) break;
          happened.back++;
        }
        const wish = who.next(pair.session);
        if (!wish || !(await pair.take(wish))) break;
        happened.inputs++;
      }
    }
    expect(happened.pairs).toBe(PAIRS);
    expect(happened.inputs).toBeGreaterThan(PAIRS / 2);
    expect(Object.entries(happened).filter(([, n]) => n === 0)).toEqual([]);
  },
  240_000,
);
