import { defineGame, type AnyGame } from '@masque/core';
import { sqliteStore } from '@masque/store';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fakeClock } from '../clock/fake-clock.ts';
import { contained } from '../contained.ts';
import { ask, dealt, house, party, toyGame } from '../test/house.ts';

/** A game that misbehaves in the way its option says. */
type Harm =
  | 'none'
  | 'options'
  | 'check'
  | 'setup'
  | 'act'
  | 'offers'
  | 'present'
  | 'channels'
  | 'bot'
  | 'clock'
  | 'clocks'
  | 'state'
  | 'bots'
  | 'asked';

interface State {
  readonly harm: Harm;
  readonly n: number;
  readonly by: bigint | number;
}

const throws = (harm: Harm | `loop ${Harm}`, now: Harm): void => {
  if (harm === now) throw new Error(`hostile: ${harm}`);
  while (harm === `loop ${now}`);
};

const hostile = defineGame({
  ...toyGame,
  id: 'hostile',
  options: z.object({
    harm: z
      .string()
      .default('none')
      .refine((harm) => (throws(harm as Harm, 'options'), true)),
  }),
  sets: undefined,
  master: undefined,
  check: ({ harm }: { harm: Harm }) => (throws(harm, 'check'), []),
  setup: ({ options: { harm } }: { options: { harm: Harm } }): State => (throws(harm, 'setup'), { harm, n: 0, by: 1 }),
  present: (view: State) => {
    throws(view.harm, 'present');
    return { title: String(view.n), active: [], seats: [{ seat: 0 }, { seat: 1 }] };
  },
  channels: (view: State, me: number) => (
    throws(view.harm, 'channels'),
    [{ id: 'table', name: 'channel.table', write: me >= 0 }]
  ),
  bots: {
    easy: {
      decide: ({ view, offers }: { view: State; offers: readonly { type: string; window: string }[] }) => {
        throws(view.harm, 'bot');
        return { ...offers[0]!, params: view.harm === 'bots' ? { nonsense: 'x'.repeat(9999) } : {} };
      },
    },
  },
  flow: {
    initial: 'on',
    delays: {
      soon: ({ harm }: State) => (harm === 'clocks' ? 0 : harm.endsWith('clock') ? 1000 : null),
    },
    states: {
      on: {
        offers: (view: State) => (throws(view.harm, 'offers'), [{ type: 'go' }]),
        on: {
          go: {
            actions: (state: State) => {
              throws(state.harm, 'act');
              return { ...state, n: state.n + 1, by: state.harm === 'state' ? 10n : 1 };
            },
          },
          leave: {},
        },
        after: {
          soon: {
            target: 'on',
            reenter: true,
            actions: (state: State) => (throws(state.harm, 'clock'), { ...state, n: state.n + 1 }),
          },
        },
      },
    },
  },
  guide: { steps: [], entries: [], chapters: [], messages: { en: {}, fr: {} } },
  messages: { en: { 'game.name': 'Hostile' }, fr: { 'game.name': 'Hostile' } },
} as never) as unknown as AnyGame;

/** Long enough that a slow machine is not mistaken for an endless loop, in milliseconds. */
const LIMIT_MS = 700;

const registered = [{ game: toyGame }, { game: hostile }];

test.each<Harm>(['options', 'check', 'setup', 'act', 'offers', 'present', 'channels', 'bot', 'clock', 'state', 'bots'])(
  'a game whose %s does harm takes neither the server nor another table with it',
  async (harm) => {
    const clock = fakeClock();
    const { url } = await house({ registered, clock });
    const good = await dealt(url, 2, { ms: null });
    const bad = await party(url, 2, 'hostile');
    const [ada] = bad.players;
    await ada!.do({ do: 'options', options: { harm } });
    await ada!.do({ do: 'bot' });
    for (const it of bad.players) await it.do({ do: 'ready', on: true });
    await ada!.do({ do: 'start' });
    const offer = ada!.doc!.play?.offers.find((it) => it.type === 'go');
    if (offer) await ada!.act(offer);
    await clock.pass(30_000);
    // Viewers who cannot see the game are told why, and the host can give it up.
    if (harm === 'present' || harm === 'offers') {
      expect(ada!.doc).toMatchObject({ play: null, lobby: { held: 'held.fault' } });
      if (harm === 'present') expect(await ada!.do({ do: 'close' })).toMatchObject({ t: 'ok' });
    }
    // The table answers.
    expect(await ada!.do({ do: 'settings', botForAway: true })).toMatchObject({ t: 'ok' });
    const [ben] = good.players;
    expect(await ben!.act(ben!.offer('play'), { card: 0 })).toMatchObject({ t: 'ok' });
  },
);

/**
 * Endless loops are always ended in the same way, so every run tries three entry points, and only the nightly run tries
 * all.
 */
const loops: readonly Harm[] = ['act', 'present', 'bot', 'options', 'check', 'setup', 'offers', 'channels', 'clock'];

test.each(loops.slice(0, often(3, loops.length)))(
  'a game whose %s never returns is ended, and everything else continues',
  async (harm) => {
    const clock = fakeClock();
    const { url } = await house({
      registered: [{ game: toyGame }, { game: contained(hostile, clock, LIMIT_MS) }],
      clock,
    });
    const good = await dealt(url, 2, { ms: null });
    const bad = await party(url, 2, 'hostile');
    const [ada] = bad.players;
    await ada!.do({ do: 'options', options: { harm: `loop ${harm}` } });
    await ada!.do({ do: 'bot' });
    for (const it of bad.players) await it.do({ do: 'ready', on: true });
    await ada!.do({ do: 'start' });
    const offer = ada!.doc!.play?.offers.find((it) => it.type === 'go');
    if (offer) await ada!.act(offer);
    await clock.pass(10_000);
    expect(await ada!.do({ do: 'settings', botForAway: true })).toMatchObject({ t: 'ok' });
    const [ben] = good.players;
    expect(await ben!.act(ben!.offer('play'), { card: 0 })).toMatchObject({ t: 'ok' });
  },
);

test('a game that throws when it is asked about its options can be given others', async () => {
  const fails = ({ harm }: { harm: Harm }): boolean => (throws(harm, 'asked'), false);
  const game = { ...hostile, master: fails, sets: { ...toyGame.sets, hidden: fails } } as unknown as AnyGame;
  const { url } = await house({ registered: [{ game: contained(game, fakeClock(), LIMIT_MS) }] });
  const { players } = await party(url, 2, 'hostile');
  for (const harm of ['asked', 'none'])
    expect(await players[0]!.do({ do: 'options', options: { harm } })).toMatchObject({ t: 'ok' });
  await players[1]!.settled();
  expect(players[1]!.doc!.lobby.options).toEqual({ harm: 'none' });
});

test('a game that did not return is not called for a minute', async () => {
  const clock = fakeClock();
  const { url } = await house({ registered: [{ game: contained(hostile, clock, LIMIT_MS) }], clock });
  const other = await party(url, 2, 'hostile');
  for (const it of other.players) await it.do({ do: 'ready', on: true });
  const bad = await party(url, 2, 'hostile');
  const [ada] = bad.players;
  await ada!.do({ do: 'options', options: { harm: 'loop act' } });
  for (const it of bad.players) await it.do({ do: 'ready', on: true });
  await ada!.do({ do: 'start' });
  await ada!.until(() => ada!.doc!.play !== null);
  await ada!.act(ada!.doc!.play!.offers[0]!);
  expect((await ask(url, '/api/tables', { game: 'hostile' }, other.cookies[1])).status).toBe(400);
  expect(await other.players[0]!.do({ do: 'start' })).toMatchObject({ t: 'refused' });
  await clock.pass(61_000);
  expect(await other.players[0]!.do({ do: 'start' })).toMatchObject({ t: 'ok' });
});

test('a game whose option schema loops is not offered, and the others are', async () => {
  const clock = fakeClock();
  const endless = z.object({
    size: z.number().default(() => {
      while (clock.now() >= 0);
      return 1;
    }),
  });
  const { url } = await house({
    registered: [{ game: toyGame }, { game: contained({ ...hostile, options: endless } as AnyGame, clock, LIMIT_MS) }],
    clock,
  });
  const games = (await (await fetch(`${url}/api/games`)).json()) as { id: string }[];
  expect(games.map((it) => it.id)).toEqual([toyGame.id]);
});

test('clocks that fire repeatedly are slowed down, and others fire in time', async () => {
  const clock = fakeClock();
  const store = await sqliteStore(':memory:');
  const { url } = await house({ registered, clock, store });
  const bad = await party(url, 2, 'hostile');
  await bad.players[0]!.do({ do: 'options', options: { harm: 'clocks' } });
  for (const it of bad.players) await it.do({ do: 'ready', on: true });
  await bad.players[0]!.do({ do: 'start' });
  const good = await dealt(url, 2, { ms: 10_000 });
  await clock.pass(60_000);
  const [flooding] = await store
    .listSessions({ finished: false })
    .then((all) => all.filter((it) => it.game === 'hostile'));
  expect(flooding!.seq).toBeGreaterThan(100);
  expect(flooding!.seq).toBeLessThan(170);
  await good.players[0]!.until(() => good.players[0]!.doc!.lobby.state === 'over');
});
