import { imagined, Sampler } from '@masque/bots';
import { OMNISCIENT, randomFor, redactedFor, seedOf, SPECTATOR, tableFor, type Seat, type Session } from '@masque/core';
import type { Chance } from '@masque/protocol';
import { movesIn, type Recording } from '@masque/replay';

/** How many worlds are sampled: enough for an error of a few percentage points. */
const WORLDS = 200;

/**
 * How likely the claim made by a move was, given what one seat could know then: the share of worlds in which it is
 * true, among those that this seat could not tell from the real one. There is no answer if no claim stands, the game
 * does not say which card it concerns, or no world can be imagined. A generator, so that the caller can yield to other
 * work.
 *
 * @throws ReplayError at an input that the rules refuse
 */
export function* chanceOf(recording: Recording, at: number, as: Seat): Generator<number, Chance> {
  for (const { n, session } of movesIn(recording)) {
    yield n;
    if (n === at) return yield* judged(session, as);
  }
  return { worlds: 0, true: 0 };
}

function* judged(session: Session, as: Seat): Generator<number, Chance> {
  const { claim } = tableFor(session, SPECTATOR);
  if (claim?.face === undefined || session.outcome) return { worlds: 0, true: 0 };
  const { game } = session;
  const known = redactedFor(session, as);
  const sampler = new Sampler(game, known);
  const seed = seedOf(`${session.start.seed} chance`);
  let [worlds, right] = [0, 0];
  for (let i = 0; i < WORLDS; i++) {
    yield 0;
    const world = sampler.draw(randomFor(seed, i));
    // If a world cannot be imagined once, it will fail every time.
    if (!world) {
      if (worlds === 0) break;
      continue;
    }
    worlds++;
    const { seats } = tableFor(imagined(game, known, world, seed), OMNISCIENT);
    const cards = seats.find(({ seat }) => seat === claim.by)?.cards ?? [];
    if (cards.some(({ state, face }) => state !== 'lost' && face?.id === claim.face)) right++;
  }
  return { worlds, true: right };
}
