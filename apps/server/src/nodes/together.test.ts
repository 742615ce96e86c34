import type { ClubCommand } from '@masque/club';
import type { AnyGame } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { club, cookieOf, finish, guest } from '../test/evening.ts';
import { GuestClient } from '../test/guest.ts';
import { ask, open, toyGame, visitor } from '../test/house.ts';
import { dealtOver, useNodes, waves } from '../test/nodes.ts';

const { database, node, stop } = await useNodes();

describe.skipIf(!database)('what belongs to all nodes', () => {
  test('lobbies and people are the same at each node', async () => {
    const [one, two] = [await node(), await node()];
    const cookie = await visitor(one.url, 'Ada');
    const code = await open(one.url, cookie);
    const ada = await Client.join(two.url, code, { cookie });
    expect(await ada.do({ do: 'sit', seat: 0 })).toMatchObject({ t: 'ok' });
    expect(ada.doc).toMatchObject({ you: { host: true, seat: 0 } });
    // A lobby owned by another node does not keep its host from opening more.
    expect((await ask(one.url, '/api/tables', { game: 'toy' }, cookie)).status).toBe(201);
    for (const { url } of [one, two]) {
      const listed = async () => (await (await ask(url, '/api/tables')).json()) as { code: string }[];
      await expect.poll(async () => (await listed()).map((it) => it.code), { timeout: 5000 }).toEqual([code]);
      expect(await (await ask(url, '/api/me', undefined, cookie)).json()).toMatchObject({ name: 'Ada' });
    }
    // Disconnecting a seat's other devices works across nodes.
    const here = await Client.join(one.url, code, { cookie });
    const own = cookieOf(await ask(two.url, '/api/me/devices/end', {}, cookie));
    expect((await ask(one.url, '/api/me', undefined, own)).ok).toBe(true);
    for (const it of [ada, here]) await it.until(() => it.closed !== null);
  });

  test('an evening is followed, hosted and played from two nodes', async () => {
    const [one, two] = [await node(), await node()];
    const { code, desk } = await club(one.url);
    const [ben, cleo] = [await guest(one.url, code, 'Ben'), await guest(two.url, code, 'Cleo')];
    const screen = await GuestClient.join(two.url, code, undefined, 'screen');
    expect(await desk.do({ do: 'table', game: 'toy' })).toMatchObject({ t: 'ok' });
    await cleo.until(() => Object.keys(cleo.doc!.room.tables).length === 1);
    const table = cleo.table(1);
    // Both take the last seats at the same moment, each through their own node.
    const answers = await Promise.all([ben, cleo].map((it) => it.do({ do: 'sit', table })));
    expect(answers).toMatchObject([{ t: 'ok' }, { t: 'ok' }]);
    expect(await desk.do({ do: 'deal', table })).toMatchObject({ t: 'ok' });
    await screen.until(() => screen.doc!.room.tables[table]!.state === 'playing');
    const at = desk.doc!.room.tables[table]!.code;
    const players = [await Client.join(two.url, at, ben), await Client.join(one.url, at, cleo)];
    await finish(players);
    for (const it of [desk, screen]) await it.until(() => it.doc!.room.played === 1);
    type Page = { readonly lines: readonly object[] };
    for (const { url } of [one, two]) {
      const page = (await (await ask(url, `/api/clubs/${code}/standings`)).json()) as Page;
      expect(page.lines).toHaveLength(2);
    }
    // The node that owns the evening stops, and the other node takes it over.
    await stop(one);
    const again = await GuestClient.join(two.url, code, cleo.cookie);
    expect(again.doc!.room.played).toBe(1);
    expect(await again.do({ do: 'rest', on: true })).toMatchObject({ t: 'ok' });
    await again.until(() => again.doc!.room.people[again.you!.member!]!.resting === true);
  });

  test('what a club was told is done once, though the node that did it is gone before its answer arrives', async () => {
    const [one, two] = [await node(), await node()];
    const { code, desk, cookie } = await club(one.url);
    const commands: ClubCommand[] = [
      { do: 'say', text: 'Supper!' },
      { do: 'season', name: 'Autumn' },
      { do: 'table', game: 'toy', name: 'By the fire', options: { ms: 60_000 } },
      { do: 'invite' },
    ];
    for (const [i, it] of commands.entries())
      expect(await desk.do(it, `key-of-command-${i}`)).toMatchObject({ t: 'ok' });
    await desk.until(() => Object.keys(desk.doc!.room.tables).length === 1);
    const table = desk.table(1);
    const more: ClubCommand[] = [
      { do: 'fill', table, n: 3 },
      { do: 'deal', table },
    ];
    for (const [i, it] of more.entries()) expect(await desk.do(it, `key-of-another-${i}`)).toMatchObject({ t: 'ok' });
    const logOf = async (): Promise<readonly { readonly t: string }[]> => {
      const url = `/api/clubs/${code}/file`;
      const { inputs } = (await (await ask(two.url, url, undefined, cookie)).json()) as { inputs: { t: string }[] };
      // The bots may finish their game in the meantime.
      return inputs.filter(({ t }) => t !== 'result');
    };
    await desk.until(() => desk.doc!.desk!.invite !== null);
    const { invite } = desk.doc!.desk!;
    await stop(one);

    const again = await GuestClient.join(two.url, code, cookie, 'desk');
    const before = await logOf();
    for (const [i, it] of commands.entries())
      expect(await again.do(it, `key-of-command-${i}`)).toMatchObject({ t: 'ok' });
    for (const [i, it] of more.entries()) expect(await again.do(it, `key-of-another-${i}`)).toMatchObject({ t: 'ok' });
    expect(await logOf()).toEqual(before);
    for (const t of ['say', 'season', 'table']) expect(before.filter((it) => it.t === t)).toHaveLength(1);
    expect(again.doc!.desk!.invite).toBe(invite);
    expect(again.doc!.desk!.options[table]).toMatchObject({ ms: 60_000 });
    // Somebody else is not answered under the key of another person.
    const ben = await guest(two.url, code, 'Ben');
    expect(await ben.do({ do: 'say', text: 'Supper!' }, 'key-of-command-0')).toMatchObject({
      t: 'refused',
      code: 'not_host',
    });
  });

  test('nodes are upgraded one by one while a game continues with the rules it was dealt with', async () => {
    const newer: AnyGame = { ...toyGame, version: toyGame.version + 1 };
    const upgraded = { registered: [{ game: newer }, { game: toyGame }] };
    const [one, two] = [await node(), await node()];
    const { code, cookies, ada, ben } = await dealtOver([one.url, two.url]);
    const version = ada.doc!.play!.version;
    const wave = async (client: Client): Promise<void> =>
      expect(await client.act(client.offer('wave'))).toMatchObject({ t: 'ok' });
    await wave(ada);

    await stop(one);
    const three = await node(upgraded);
    const adaAgain = await Client.join(three.url, code, { cookie: cookies[0], from: ada });
    const benAgain = await Client.join(two.url, code, { cookie: cookies[1], from: ben });
    await wave(adaAgain);
    await wave(benAgain);
    // A table opened now is dealt by the new rules, and can be played from the old node as well.
    const next = await dealtOver([three.url, two.url]);
    expect(next.ben.doc!.play!.version).not.toBe(version);
    await wave(next.ben);

    await stop(two);
    const four = await node(upgraded);
    const last = await Client.join(four.url, code, { cookie: cookies[1], from: benAgain });
    await last.until(() => waves(last) === 3);
    expect(last.doc!.play!.version).toBe(version);
    await wave(last);
    const seen = await Client.join(three.url, code, { as: 'screen' });
    await seen.until(() => waves(seen) === 4);
    const nextAgain = await Client.join(four.url, next.code, { cookie: next.cookies[1], from: next.ben });
    await wave(nextAgain);
    await nextAgain.until(() => waves(nextAgain) === 2);
  });
});
