import type { ClubInput } from '@masque/club';
import { defineGame, type AnyGame } from '@masque/core';
import { sqliteStore, type Store } from '@masque/store';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fakeClock } from '../clock/fake-clock.ts';
import { Client } from '../test/client.ts';
import { club, guest } from '../test/evening.ts';
import { GuestClient } from '../test/guest.ts';
import { ask, house, toyGame } from '../test/house.ts';

/** Players go out one after the other, and the last one wins. */
const registered = [
  {
    game: defineGame({
      ...toyGame,
      options: z.object({}),
      sets: undefined,
      master: undefined,
      channels: undefined,
      check: undefined,
      setup: ({ seats }: { seats: number }) => ({ in: Array(seats).fill(true) }),
      present: (view: { in: boolean[] }) => ({
        title: 'toy.title',
        active: [],
        seats: view.in.map((it, seat) => ({ seat, ...(!it && { state: 'out' }) })),
      }),
      bots: {},
      flow: {
        initial: 'playing',
        states: {
          playing: {
            offers: (view: { in: boolean[] }, seat: number) => (view.in[seat] ? [{ type: 'fold' }] : []),
            on: {
              fold: {
                actions: (state: { in: boolean[] }, { seat }: { seat: number }, step: { end(it: object): void }) => {
                  const left = state.in.with(seat, false);
                  if (left.filter(Boolean).length === 1)
                    step.end({ winners: [left.indexOf(true)], reason: 'toy.points' });
                  return { in: left };
                },
              },
            },
          },
        },
      },
    } as never) as unknown as AnyGame,
  },
];

const NAMES = ['Ben', 'Cleo', 'Dov', 'Eva'];

/** An evening where four play at one table. */
async function fourPlay(url: string) {
  const { code, cookie, desk } = await club(url);
  const people: Awaited<ReturnType<typeof guest>>[] = [];
  for (const name of NAMES) people.push(await guest(url, code, name));
  await desk.do({ do: 'table', game: 'toy' });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 1);
  const table = desk.table(1);
  for (const it of people) await it.do({ do: 'sit', table });
  expect(await desk.do({ do: 'deal', table })).toMatchObject({ t: 'ok' });
  const at = desk.doc!.room.tables[table]!.code;
  const fold = async (name: string, where = url) => {
    const it = await Client.join(where, at, people[NAMES.indexOf(name)]!);
    expect(await it.act(it.offer('fold'))).toMatchObject({ t: 'ok' });
  };
  const places = async (where = url) => {
    const [game] = (await (await ask(where, `/api/clubs/${code}/games`)).json()) as [
      { players: { name: string; place: number }[] },
    ];
    return game.players.map((it) => `${it.place} ${it.name}`).sort();
  };
  return { code, cookie, desk, fold, places };
}

const EXPECTED = ['1 Eva', '2 Dov', '3 Cleo', '4 Ben'];

test('who went out when is known although the server was started again in between', async () => {
  const store = { ...(await sqliteStore(':memory:')), close: async () => {} };
  const first = await house({ store, registered });
  const { code, cookie, fold, places } = await fourPlay(first.url);
  await fold('Ben');
  await fold('Cleo');
  await first.close();
  const { url } = await house({ store, registered });
  const desk = await GuestClient.join(url, code, cookie, 'desk');
  await fold('Dov', url);
  await desk.until(() => desk.doc!.room.played === 1);
  expect(await places(url)).toEqual(EXPECTED);
});

test('who went out when is known although the result could not be stored at first', async () => {
  const inner = await sqliteStore(':memory:');
  let failures = 1;
  const store: Store = {
    ...inner,
    extendStream: (name, expected, inputs) =>
      inputs.some((it) => (it as ClubInput).t === 'result') && failures-- > 0
        ? Promise.reject(new Error('the disk is full'))
        : inner.extendStream(name, expected, inputs),
  };
  const clock = fakeClock();
  const { url } = await house({ store, registered, clock });
  const ticking = setInterval(() => void clock.pass(100), 10);
  const { desk, fold, places } = await fourPlay(url);
  for (const name of ['Ben', 'Cleo', 'Dov']) await fold(name);
  await desk.until(() => desk.doc!.room.played === 1);
  clearInterval(ticking);
  expect(await places()).toEqual(EXPECTED);
});
