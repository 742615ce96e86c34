import { isOpen, randomFor, sample, seedOf, SPECTATOR, type Random } from '@masque/core';
import { apply, replay } from '@masque/protocol';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fakeClock, type FakeClock } from '../clock/fake-clock.ts';
import { games } from '../games.ts';
import { loadGames } from '../load-games.ts';
import { Client } from '../test/client.ts';
import { ask, house, party } from '../test/house.ts';

/** How much time passes when nobody has anything to answer, in milliseconds. */
const TICK = 2000;
/** One in this many optional offers is taken. */
const SELDOM = 20;

/** Records tables in sequence, as JSON would carry them. A table equal to the previous one is not recorded. */
function reel() {
  const tables: unknown[] = [];
  const show = (table: unknown): void => {
    if (table !== undefined && !isDeepStrictEqual(table, tables.at(-1))) tables.push(structuredClone(table));
  };
  return { tables, show };
}

/** Records what a phone or the big screen is shown. */
function follow(client: Client): readonly unknown[] {
  const { tables, show } = reel();
  client.onDoc = () => show(client.doc?.play?.table);
  return tables;
}

/** Answers for a person once, if there is anything to answer. */
async function answer(person: Client, random: Random): Promise<boolean> {
  const offers = person.doc!.play!.offers.filter((it) => isOpen(it) && (!it.optional || random.below(SELDOM) === 0));
  if (offers.length === 0) return false;
  const { type, window, params } = sample(random.pick(offers), random);
  await person.act({ type, window }, params as Record<string, unknown>);
  return true;
}

/** Plays a game to its end: people answer at random, with bots and clocks in between. */
async function playOut(people: readonly Client[], clock: FakeClock): Promise<void> {
  const random = randomFor(seedOf('people'), 1);
  const isOver = (): boolean => people[0]!.doc!.play!.outcome !== null;
  while (!isOver()) {
    let answered = false;
    for (const person of people) {
      answered = (await answer(person, random)) || answered;
      for (const it of people) await it.settled();
      if (isOver()) return;
    }
    if (!answered) await clock.pass(TICK);
    for (const it of people) await it.settled();
  }
}

/** The five built-in games, and one that is loaded as a plugin. */
const all = [...games, ...(await loadGames([join(import.meta.dirname, '../../../../games/night-ferry')]))];

describe.each(all.map(({ game }) => [game.id, game] as const))('%s', (id, game) => {
  test('looks the same in the replay as on every phone and the big screen live', { timeout: 120_000 }, async () => {
    const clock = fakeClock();
    const { url } = await house({
      registered: all,
      clock,
      botSpeed: 1,
      limits: 1e6,
      newSeed: () => seedOf(`look back at ${id}`),
    });
    const { code, players } = await party(url, 2, id);
    const [host] = players as [Client];
    for (let seat = 2; seat < game.seats.min; seat++) await host.do({ do: 'bot' });
    const screen = await Client.join(url, code, { as: 'screen' });
    const phones = [...players, screen];
    const shown = phones.map(follow);
    for (const it of players) await it.do({ do: 'ready', on: true });
    expect(await host.do({ do: 'start', anyway: true })).toMatchObject({ t: 'ok' });
    await clock.pass(3000);
    await Promise.all(phones.map((it) => it.until(() => it.doc?.play != null)));
    await playOut(players, clock);
    await screen.settled();

    for (const [i, as] of [0, 1, SPECTATOR].entries()) {
      const response = await ask(url, `/api/tables/${code}/replay?as=${as}`);
      expect(response.status).toBe(200);
      const { frames } = replay.parse(await response.json());
      const { tables, show } = reel();
      let table: unknown = {};
      for (const { ops } of frames) show((table = apply(table, ops)));
      expect(tables.length).toBeGreaterThan(5);
      expect(shown[i]).toEqual(tables);
      expect(frames.flatMap(({ lines }) => lines)).toEqual(phones[i]!.log);
    }
  });
});
