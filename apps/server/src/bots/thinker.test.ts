import { botOf } from '@masque/bots';
import { observe, randomFor, seedOf, start, step, type Action, type Session } from '@masque/core';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { fakeClock } from '../clock/fake-clock.ts';
import { contained } from '../contained.ts';
import { games } from '../games.ts';
import { Registry } from '../registry.ts';
import { Bots } from './driver.ts';
import stuckGame from './stuck.fixture.ts';
import { ponderIn, Thinker } from './thinker.ts';

const address = new URL('./stuck.fixture.ts', import.meta.url).href;
const spinning = contained(stuckGame, systemClock);
const registry = new Registry([...games, { game: spinning, address }]);
const coup = registry.get('coup')!;
const log = pino({ enabled: false });
const thinker = new Thinker(2);
const ponder = ponderIn(thinker, registry, log, 60_000);
afterAll(() => thinker.close());

const dealt = (seed: string, game = coup): Session =>
  start(game, { seed: seedOf(seed), seats: 2, options: coup.options.parse({}), at: 0 });
const turnIn = (session: Session): number => (session.state as { turn: number }).turn;
/** What the bot decides in this thread. */
function here(session: Session, level: string, playouts?: number): Action | null {
  const random = randomFor(seedOf(`${session.start.seed} mind ${turnIn(session)}`), session.n);
  const given = observe(session, turnIn(session), random);
  return botOf(session.game, level)!.decide({ ...given, ...(playouts !== undefined && { playouts }) });
}

test('threads make the same decisions as the bot would here, however many questions there are, and report errors', async () => {
  const sessions = [...Array(6).keys()].map((n) => dealt(`thread ${n}`));
  const answers = await Promise.all(sessions.map((it) => ponder(it, turnIn(it), 'hard', [])));
  expect(answers).toEqual(sessions.map((it) => here(it, 'hard')));
  const [session] = sessions as [Session];
  await expect(ponder(session, turnIn(session), 'nobody', [])).rejects.toThrow();
  expect(await ponder(session, turnIn(session), 'normal', [])).not.toBeNull();
});

test('a bot that is late does what it would do without a search, each time the same', async () => {
  const busy = new Thinker(1);
  const hurried = ponderIn(busy, registry, log, 1);
  const sessions = [...Array(6).keys()].map((n) => dealt(`late ${n}`));
  for (let again = 0; again < 2; again++) {
    const answers = await Promise.all(sessions.map((it) => hurried(it, turnIn(it), 'hard', [])));
    expect(answers).toEqual(sessions.map((it) => here(it, 'hard', 0)));
  }
  // A search would have done something else.
  expect(sessions.some((it) => JSON.stringify(here(it, 'hard')) !== JSON.stringify(here(it, 'hard', 0)))).toBe(true);
  await busy.close();
});

test('a bot by another author that never comes to an end is played for by its host, and its thread is replaced', async () => {
  const one = new Thinker(1);
  const hurried = ponderIn(one, registry, log, 1, 500);
  const session = dealt('stuck', spinning);
  const seat = turnIn(session);
  const moveOf = (): Promise<Action> =>
    new Promise((done) => {
      const clock = fakeClock();
      const bots: Bots = new Bots(clock, log, 1, async (_, action) => (bots.stop(), done(action), true), hurried);
      bots.update({ session, levels: new Map([[seat, 'stuck']]) });
      void clock.pass(60_000);
    });
  const move = await moveOf();
  expect(step(session, { at: 0, seat, action: move })).toMatchObject({ ok: true });
  expect(await moveOf()).toEqual(move);
  const patient = ponderIn(one, registry, log, 60_000, 500);
  await expect(patient(session, seat, 'stuck', [])).rejects.toThrow('has ended');
  // It is given a rest, and nobody has to wait for another thread of it.
  expect(await patient(session, seat, 'stuck', [])).toBeNull();
  const other = dealt('other');
  expect(await patient(other, turnIn(other), 'hard', [])).toEqual(here(other, 'hard'));
  await one.close();
});
