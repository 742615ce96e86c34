import {
  BEAT_MS,
  logFor,
  randomFor,
  seedOf,
  SPECTATOR,
  start,
  step,
  type AnyGame,
  type Input,
  type Session,
  type Viewer,
} from '@masque/core';
import { players, startFor, twinOf, type Players } from '@masque/testkit';
import { expect, test } from 'vitest';
import { allGames } from './all-games.ts';
import { stage, type Stage } from './stage.ts';
import { variantsOf } from './variants.ts';

/** Pairs of each game. */
const PAIRS = 24;
/** Inputs for which a pair is followed. */
const FOLLOWED = 10;

/** A game in progress, by chance. */
function somewhere(game: AnyGame, name: string, who: Players): Session | null {
  const random = randomFor(seedOf(name), 0);
  const seats = Math.min(game.seats.max, Math.max(3, game.seats.min) + random.below(2));
  const from = startFor(game, { seats, seed: name });
  // Every other game is played under other options.
  const variants = variantsOf(game, seats);
  const options = game.options.parse(random.chance(0.5) ? from.options : random.pick(variants));
  let session = start(game, { ...from, options });
  for (let left = random.below(25); left > 0; left--) {
    const input = who.next(session);
    const next = input && step(session, input);
    if (!next?.ok || next.session.outcome) break;
    session = next.session;
  }
  return session.outcome || session.deadlines.some((it) => it.at <= session.at) ? null : session;
}

/** Does the same on a stage. */
async function perform({ clock, players }: Stage, input: Input, key: string): Promise<void> {
  if ('deadline' in input) return clock.pass(input.at - clock.now());
  if (!('action' in input)) throw new Error('nobody leaves here');
  const { type, window, params } = input.action;
  const reply = await players[input.seat]!.act({ type, window }, params, key);
  expect(reply.t === 'refused' ? `${reply.code}: ${JSON.stringify(input)}` : 'ok').toBe('ok');
}

/** What a client was sent, but for what is different in every room. */
const bytes = (those: Stage, viewer: Viewer): string[] => {
  const client = viewer === SPECTATOR ? those.watcher : those.players[viewer]!;
  return client.frames.map((it) => it.replaceAll(client.epoch, 'EPOCH'));
};

const learned = (session: Session, viewer: Viewer, from: number): boolean =>
  logFor(session, viewer, from).some((it) => it.learn);

/** How many inputs a pair was compared over. */
async function compare(game: AnyGame, session: Session, twin: Session, viewer: Viewer, who: Players): Promise<number> {
  let [mirror, mirrorOfTwin] = [session, twin];
  const [one, two] = [await stage(game, session), await stage(game, twin)];
  expect(bytes(two, viewer)).toEqual(bytes(one, viewer));
  for (let i = 0; i < FOLLOWED; i++) {
    const wish = who.next(mirror);
    // A clock that has rung by now is the server's to take.
    if (!wish || mirror.outcome || mirror.deadlines.some((it) => it.at <= one.clock.now())) return i;
    const now = one.clock.now();
    const input =
      'deadline' in wish
        ? { ...wish, at: Math.max(now, mirror.deadlines.find((it) => it.n === wish.n)!.at) }
        : { ...wish, at: now };
    // Two clocks that ring together may ring in any order.
    if ('deadline' in input && mirror.deadlines.filter((it) => it.at <= input.at).length > 1) return i;
    const [next, other] = [step(mirror, input), step(mirrorOfTwin, input)];
    if (!next.ok || !other.ok) return i;
    if (learned(next.session, viewer, mirror.log.length) || learned(other.session, viewer, mirrorOfTwin.log.length))
      return i;
    if (next.session.outcome || other.session.outcome) return i;
    [mirror, mirrorOfTwin] = [next.session, other.session];
    for (const it of [one, two]) {
      await perform(it, input, `input-number-${i}`);
      await it.logged(mirror.n - 1);
      // By night what happens is told on the beat; but no clock of the game may ring meanwhile.
      const next = Math.min(...mirror.deadlines.map(({ at }) => at - it.clock.now() - 1));
      await it.clock.pass(Math.max(0, Math.min(BEAT_MS, next)));
      await Promise.all([it.watcher, ...it.players].map((client) => client.settled()));
    }
    expect(bytes(two, viewer)).toEqual(bytes(one, viewer));
  }
  return FOLLOWED;
}

test.each(allGames)(
  '$id: what a viewer is sent does not depend on what is hidden from it',
  async (game) => {
    let pairs = 0;
    let inputs = 0;
    for (let i = 0; pairs < PAIRS && i < PAIRS * 4; i++) {
      const name = `twins ${game.id} ${i}`;
      const who = players({ seed: name, bots: 'random', think: 1 });
      const session = somewhere(game, name, who);
      const viewer = i % 3 === 2 ? 0 : SPECTATOR;
      const twin = session && twinOf(session, viewer, randomFor(seedOf(name), 1), { sameChance: true });
      if (!session || !twin) continue;
      pairs++;
      inputs += await compare(game, session, twin, viewer, who);
    }
    expect(pairs).toBe(PAIRS);
    expect(inputs).toBeGreaterThan(PAIRS / 2);
  },
  240_000,
);
