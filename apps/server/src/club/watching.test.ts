import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { club, finish, guest, openTable } from '../test/evening.ts';
import { house } from '../test/house.ts';

/** A table where Ben and Cleo play, and Dov and a stranger who would like to watch. */
async function evening(who?: 'over' | 'none') {
  const { url } = await house();
  const { code, desk, cookie } = await club(url);
  const [ben, cleo, dov] = [
    await guest(url, code, 'Ben'),
    await guest(url, code, 'Cleo'),
    await guest(url, code, 'Dov'),
  ];
  if (who) expect(await desk.do({ do: 'watching', who })).toMatchObject({ t: 'ok' });
  const { table, at } = await openTable(desk);
  for (const it of [ben, cleo]) await it.do({ do: 'sit', table });
  const players = [await Client.join(url, at, ben), await Client.join(url, at, cleo)];
  const deal = async () => {
    await desk.do({ do: 'deal', table });
    await players[0]!.until(() => players[0]!.doc!.lobby.state === 'playing');
  };
  return { url, code, desk, cookie, ben, dov, table, at, players, deal };
}

const sentAway = (it: Client, code: string) =>
  it.until(() => it.messages.some((one) => one.t === 'gone' && one.club === code) && it.closed !== null);

test('without a rule of the club, everybody watches and sees what a spectator sees', async () => {
  const { url, dov, at, deal, players } = await evening();
  await deal();
  const watches = await Client.join(url, at, { ...dov, as: 'watch' });
  expect(watches.doc!.play).not.toBeNull();
  const [own] = /veil-[\w-]+/.exec(JSON.stringify(players[0]!.doc!.play!.table.privateArea))!;
  expect(watches.frames.join()).not.toContain(own);
});

test('a club lets people watch only what is over, whatever they connect as', async () => {
  const { url, code, desk, cookie, ben, dov, at, table, deal, players } = await evening('over');
  // They are let in before the deal, and sent away by it without a frame of the game.
  const early = [await Client.join(url, at, dov), await Client.join(url, at, { ...dov, as: 'watch' })];
  await deal();
  for (const it of early) await sentAway(it, code);
  expect(early.flatMap((it) => it.frames).join()).not.toContain('"play":{');
  for (const as of ['seat', 'watch'] as const) await sentAway(await Client.join(url, at, { ...dov, as }), code);
  await sentAway(await Client.join(url, at, { as: 'watch' }), code);
  // Whoever belongs to the table sees it on any device, and so do hosts and the big screen.
  for (const who of [{ cookie }, ben])
    expect((await Client.join(url, at, { ...who, as: 'watch' })).doc!.play).not.toBeNull();
  expect((await Client.join(url, at, { as: 'screen' })).doc!.play).not.toBeNull();
  await finish(players);
  await desk.until(() => desk.doc!.room.tables[table]!.state === 'over');
  const after = await Client.join(url, at, { ...dov, as: 'watch' });
  expect(after.doc!.play!.outcome).not.toBeNull();
  await desk.do({ do: 'again', table });
  await sentAway(after, code);
});

test('a club can let nobody watch, and takes effect at tables that are open', async () => {
  const { url, code, desk, dov, at, table, deal, players } = await evening();
  await deal();
  const watches = await Client.join(url, at, { ...dov, as: 'watch' });
  expect(await dov.do({ do: 'watching', who: 'free' })).toMatchObject({ code: 'not_host' });
  await desk.do({ do: 'watching', who: 'none' });
  await sentAway(watches, code);
  await dov.until(() => dov.doc!.room.club.watching === 'none');
  await finish(players);
  await desk.until(() => desk.doc!.room.tables[table]!.state === 'over');
  await sentAway(await Client.join(url, at, { ...dov, as: 'watch' }), code);
});
