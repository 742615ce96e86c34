import type { ClubCommand } from '@masque/club';
import { expect } from 'vitest';
import { Client } from './client.ts';
import { GuestClient } from './guest.ts';
import { ask, visitor } from './house.ts';

const beginning = {
  name: 'The Lantern',
  color: 'brass',
  language: 'en',
  evening: 'Friday at the Lantern',
  host: { name: 'Ada', mask: 'owl' },
};

/** A club with its evening. Returns the code, the cookie of its host and the host's desk. */
export async function club(url: string): Promise<{ code: string; cookie: string; desk: GuestClient }> {
  const cookie = await visitor(url);
  const response = await ask(url, '/api/clubs', beginning, cookie);
  const { code } = (await response.json()) as { code: string };
  return { code, cookie, desk: await GuestClient.join(url, code, cookie, 'desk') };
}

export async function guest(url: string, code: string, name: string): Promise<GuestClient & { cookie: string }> {
  const cookie = await visitor(url);
  const it = await GuestClient.join(url, code, cookie);
  expect(await it.do({ do: 'come', name })).toMatchObject({ t: 'ok' });
  await it.until(() => it.you!.here && it.doc!.room.people[it.you!.member!] !== undefined);
  return Object.assign(it, { cookie });
}

/** Opens one more table of the evening. Returns its id and its code. */
export async function openTable(
  desk: GuestClient,
  as: Partial<Omit<Extract<ClubCommand, { do: 'table' }>, 'do'>> = {},
): Promise<{ table: string; at: string }> {
  const before = desk.doc!.room.tables;
  const opened = () => Object.entries(desk.doc!.room.tables).find(([id]) => !(id in before));
  expect(await desk.do({ do: 'table', game: 'toy', ...as })).toMatchObject({ t: 'ok' });
  await desk.until(() => opened() !== undefined);
  const [table, { code }] = opened()!;
  return { table, at: code };
}

/** A club with a table. Returns the table's id and code. */
export async function withTable(url: string) {
  const it = await club(url);
  return { ...it, ...(await openTable(it.desk)) };
}

/** A new evening where Ben plays with bots at the only table. */
export async function benPlays(url: string, options: Record<string, unknown> = {}) {
  const it = await club(url);
  const { code, desk } = it;
  const ben = await guest(url, code, 'Ben');
  const { table, at } = await openTable(desk, { options });
  await ben.do({ do: 'sit', table });
  await desk.do({ do: 'fill', table });
  await desk.do({ do: 'deal', table });
  await desk.until(() => desk.doc!.room.tables[table]!.state === 'playing');
  return { ...it, ben, table, at, seat: await Client.join(url, at, ben) };
}

/** A new evening where Ben and Cleo play against each other at the only table. */
export async function twoPlay(url: string) {
  const it = await club(url);
  const { code, desk } = it;
  const [ben, cleo] = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  const { table, at } = await openTable(desk);
  for (const who of [ben, cleo]) await who.do({ do: 'sit', table });
  await desk.do({ do: 'deal', table });
  await desk.until(() => desk.doc!.room.tables[table]!.state === 'playing');
  const players = [await Client.join(url, at, ben), await Client.join(url, at, cleo)] as const;
  return { ...it, ben, cleo, table, at, players };
}

/** The cookie that a response sets. */
export const cookieOf = (response: Response): string => response.headers.get('set-cookie')!.split(';')[0]!;

/** Plays the first card of every round until the game is over. */
export async function finish(players: readonly Client[]): Promise<void> {
  const asks = (it: Client) => it.doc!.play!.offers.find(({ type, optional }) => type === 'play' && !optional);
  const isOver = (it: Client): boolean => it.doc!.play!.outcome !== null;
  await Promise.all(
    players.map(async (it) => {
      for (;;) {
        await it.until(() => isOver(it) || asks(it) !== undefined);
        if (isOver(it)) return;
        const offer = asks(it)!;
        await it.act(offer, { card: 0 });
        await it.until(() => asks(it)?.window !== offer.window);
      }
    }),
  );
}
