import { imagined, Sampler } from '@masque/bots';
import { OMNISCIENT, randomFor, redactedFor, seedOf, SPECTATOR, tableFor, type Seat, type Session } from '@masque/core';
import type { Chance } from '@masque/protocol';
import { movesIn, type Recording } from '@masque/replay';

/** So many worlds are imagined: enough to be right within a few in a hundred. */
const WORLDS = 200;
/** So many at once, before others have their turn. */
const AT_ONCE = 10;

/**
 * How likely the claim was that stands after a move, from what one seat could know then: of worlds that this seat could not
 * tell from the real one, those in which it is true. None where no claim stands, the game does not say of which card it
 * is, or no world can be imagined. A generator, so that others have their turn.
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
    if (i % AT_ONCE === 0) yield 0;
    const world = sampler.draw(randomFor(seed, i));
    // What is hard to imagine once is hard to imagine every time.
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
