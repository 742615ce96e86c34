import { sqliteStore } from '@masque/store';
import { isOpen, randomFor, sample, seedOf, type AnyGame } from '@masque/core';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { games } from '../games.ts';
import type { Registered } from '../registry.ts';
import { Client } from '../test/client.ts';
import { ask, house, party } from '../test/house.ts';

const coup = games.find(({ game }) => game.id === 'coup')!;
/** The next version of the game: everybody begins with five coins. */
const newer: AnyGame = {
  ...coup.game,
  version: coup.game.version + 1,
  setup: (given) => {
    const state = coup.game.setup(given) as { coins: number[] };
    return { ...state, coins: state.coins.map(() => 5) };
  },
};

/** The coins of all seats, as everybody sees them. */
const coins = (it: Client): number[] =>
  it.doc!.play!.table.seats.map(
    ({ counters = [] }) => counters.find(({ label }) => JSON.stringify(label).includes('oin'))!.n,
  );

test(
  'a release with both versions of a game goes on with the old one and deals the new one',
  { timeout: 60_000 },
  async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'masque-versions-')), 'masque.db');
    const clock = fakeClock();
    const server = async (registered: readonly Registered[]) =>
      house({ store: await sqliteStore(data), registered, clock });
    const before = await server([coup]);
    const { code, cookies, players } = await party(before.url, 3, 'coup');
    expect(await players[0]!.do({ do: 'start' })).toMatchObject({ t: 'ok' });
    await players[0]!.until(() => players[0]!.doc?.play != null);
    expect(coins(players[0]!)).toEqual([2, 2, 2]);
    await before.close();

    // Only the new version: the game of the old one is held.
    const without = await server([{ game: newer }]);
    const waiting = await Client.join(without.url, code, { cookie: cookies[0]! });
    expect(waiting.doc!.lobby.held).toEqual({
      key: 'held.version',
      args: { began: coup.game.version, now: newer.version },
    });
    await without.close();

    const after = await server([coup, { game: newer }]);
    const people = await Promise.all(cookies.map((cookie) => Client.join(after.url, code, { cookie })));
    const [ada] = people as [Client, ...Client[]];
    expect([ada.doc!.play!.version, coins(ada)]).toEqual([coup.game.version, [2, 2, 2]]);
    const random = randomFor(seedOf('versions'), 0);
    for (let n = 0; n < 400 && ada.doc!.lobby.state !== 'over'; n++) {
      const asked = people.flatMap((it) =>
        (it.doc!.play?.offers ?? [])
          .filter((offer) => isOpen(offer) && !offer.optional)
          .map((offer) => ({ it, offer })),
      );
      if (asked.length === 0) await clock.pass(1000);
      else {
        const { it, offer } = random.pick(asked);
        await it.act(offer, sample(offer, random).params);
      }
    }
    expect(ada.doc!.lobby.state).toBe('over');
    const exported = (await (await ask(after.url, `/api/tables/${code}/export`)).json()) as { gameVersion: number };
    expect(exported.gameVersion).toBe(coup.game.version);

    expect(await ada.do({ do: 'rematch' })).toMatchObject({ t: 'ok' });
    await ada.until(() => ada.doc!.play?.version === newer.version);
    expect(coins(ada)).toEqual([5, 5, 5]);
    // The old game can still be looked back at, by its own rules.
    expect((await ask(after.url, '/api/replay', exported)).status).toBe(200);
  },
);
