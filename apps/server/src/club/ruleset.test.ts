import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { club, openTable } from '../test/evening.ts';
import { house } from '../test/house.ts';

test('a table names the ruleset of its club while it plays by it', async () => {
  const { url } = await house();
  const { desk, cookie } = await club(url);
  const { table } = await openTable(desk, { options: { ms: 9000 } });
  const at = await Client.join(url, desk.doc!.room.tables[table]!.code);
  const ruleset = () => at.doc!.lobby.club!.ruleset;
  expect(ruleset()).toBeUndefined();
  // A ruleset that is saved under a name shows that name where it is already being played and where it is chosen.
  await desk.do({ do: 'ruleset', name: 'Slow', game: 'toy', options: { ms: 9000 } });
  await at.until(() => ruleset() === 'Slow');
  await desk.do({ do: 'game', table, game: 'toy', options: { ms: 8000 } });
  await at.until(() => at.doc!.lobby.options['ms'] === 8000);
  expect(ruleset()).toBeUndefined();
  await desk.do({ do: 'game', table, game: 'toy', options: { ms: 9000 } });
  await at.until(() => ruleset() === 'Slow');
  const own = await Client.join(url, at.doc!.lobby.code, { cookie });
  await own.do({ do: 'options', options: { bots: false } });
  await at.until(() => at.doc!.lobby.options['bots'] === false);
  expect(ruleset()).toBeUndefined();
});
