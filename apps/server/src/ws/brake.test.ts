import { expect, test } from 'vitest';
import { dealt, house } from '../test/house.ts';

test('optional moves can be repeated, but not endlessly', async () => {
  const { url } = await house();
  const { players } = await dealt(url, 2);
  const [ada, ben] = players;
  const replies = [];
  for (let i = 0; i < 30; i++) replies.push(await ben!.act(ben!.offer('wave')));
  const refused = replies.filter((it) => it.t === 'refused');
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(refused[0]).toMatchObject({ code: 'slow_down' });
  // Nobody else is held up, and moves that the game is waiting for are accepted from the flooding player too.
  expect(await ada!.act(ada!.offer('wave'))).toMatchObject({ t: 'ok' });
  expect(await ben!.act(ben!.offer('play'), { card: 0 })).toMatchObject({ t: 'ok' });
});

test('a repeated action is acknowledged although it is no longer offered', async () => {
  const { url } = await house();
  const { players } = await dealt(url, 2);
  const [ada, ben] = players;
  const [mine, key] = [ada!.offer('play'), 'sent-twice'];
  expect(await ada!.act(mine, { card: 0 }, key)).toMatchObject({ t: 'ok' });
  expect(await ben!.act(ben!.offer('play'), { card: 0 })).toMatchObject({ t: 'ok' });
  await ada!.settled();
  expect(await ada!.act(mine, { card: 0 }, key)).toMatchObject({ t: 'ok' });
  expect(await ada!.act(mine, { card: 0 }, 'another-key')).toMatchObject({ t: 'refused', code: 'stale' });
});
