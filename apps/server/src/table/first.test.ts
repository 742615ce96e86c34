import { expect, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { games } from '../games.ts';
import { Client } from '../test/client.ts';
import { ask, house, visitor } from '../test/house.ts';

const first = { first: true as const };
/** Every built-in game that has a first game. */
const learned = games.flatMap(({ game }) => (game.firstGame ? [game] : []));

test('games with a first game are listed', () => expect(learned.map(({ id }) => id)).toContain('coup'));

test.each(learned.map(({ id }) => id))(
  'who does what is hinted wins the first game of %s, and sees hints that point at real offers',
  async (game) => {
    const clock = fakeClock();
    const { url } = await house({ registered: games, clock, limits: 10_000 });
    const cookie = await visitor(url);
    const opened = await ask(url, '/api/tables', { game, ...first }, cookie);
    expect(opened.status).toBe(201);
    const { code } = (await opened.json()) as { code: string };
    const me = await Client.join(url, code, { cookie });
    const watcher = await Client.join(url, code, { as: 'watch' });
    const said = new Set<string>();
    for (let i = 0; me.doc!.lobby.state === 'playing' && i < 4000; i++) {
      const { hint } = me.doc!.play!;
      if (hint) said.add(String((hint.text as { key: string }).key));
      // Only the newcomer gets hints.
      expect(watcher.doc!.play!.hint).toBeUndefined();
      const taken = hint?.take && (await me.act(hint.take, hint.take.params));
      if (taken) expect(taken).toMatchObject({ t: 'ok' });
      else await clock.pass(1000);
      await me.settled();
    }
    expect(me.doc!.play!.outcome!.winners).toContain(0);
    expect(said.size).toBeGreaterThan(4);
    // It is not listed, and a rematch uses the same deal.
    expect(await (await fetch(`${url}/api/tables`)).json()).toEqual([]);
    expect(await me.do({ do: 'rematch' })).toMatchObject({ t: 'ok' });
    await me.until(() => me.doc!.lobby.state === 'playing');
    expect(me.doc!.play!.hint).toBeDefined();
  },
);

test('a game without a first game says so, and a table that returns to its lobby is an ordinary one', async () => {
  const { url } = await house();
  const cookie = await visitor(url, 'Ada');
  expect((await ask(url, '/api/tables', { game: 'toy', ...first }, cookie)).status).toBe(404);
});
