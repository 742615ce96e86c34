import { expect } from 'vitest';
import type { Client } from './client.ts';
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
