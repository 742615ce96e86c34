import { entriesOf } from '@masque/core';
import { viewSet } from '@masque/mechanics';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RoleRule } from './role.ts';

/**
 * What it takes to add a card: an entry, its messages, its scenarios. Three that the game does not have are added here
 * and nowhere else: one that learns whether a player has acted tonight, a killer who plays alone, and one with potions
 * who is awake with the pack.
 */
const roles: { readonly [role: string]: RoleRule } = {
  tracker: {
    code: { letter: 'r', short: 'TRA' },
    card: { background: 'dusk', side: 'good', icon: 'footprint' },
    deck: { max: 1, weight: 0.1 },
    hexable: () => true,
    watched: () => true,
    task: {
      hour: 'vision',
      call: { place: 10, seconds: 15 },
      looks: { as: 'has_acted', yes: ({ acted }) => acted },
    },
  },
  ogre: {
    code: { letter: 's', short: 'OGR' },
    card: { background: 'special', side: 'solo', icon: 'ogre' },
    deck: { max: 2, min: 2 },
    knows: [{ role: 'ogre', as: 'ogres' }],
    task: { hour: 'hunt', call: { place: 11, seconds: 15 }, varies: true, kills: true },
    wins: { alive: true },
    bots: { aims: 'chance', day: 'quiet' },
  },
  apothecary: {
    code: { letter: 't', short: 'APO' },
    card: { background: 'dusk', side: 'good', icon: 'mortar' },
    deck: { max: 1 },
    hexable: () => true,
    task: {
      hour: 'hunt',
      call: { place: 12, seconds: 15 },
      form: 'brew',
      brews: { blind: () => true, herself: () => false },
    },
  },
};
const words = {
  'role.tracker': 'Tracker',
  'role.tracker.text': 'Each night you learn of one person whether it has done anything. You win with the village.',
  'task.tracker': 'Whom do you track?',
  'account.tracker': 'Night {night}: {who}, the Tracker, tracked {at}.',
  'log.fact.has_acted.yes': 'Night {night}: {seats} was about.',
  'log.fact.has_acted.no': 'Night {night}: {seats} slept.',
  'role.apothecary': 'Apothecary',
  'role.apothecary.text': 'Once you heal, once you poison. You win with the village.',
  ...Object.fromEntries(
    ['heal.poison', 'heal', 'idle.poison', 'idle', 'used.poison', 'used'].map((it) => [
      `task.apothecary.${it}`,
      'Whom do you heal, whom do you poison?',
    ]),
  ),
  'account.apothecary': 'Night {night}: {who}, the Apothecary, healed {at}.',
  'account.apothecary.second': 'Night {night}: {who}, the Apothecary, poisoned {at}.',
  'role.ogre': 'Ogre',
  'role.ogre.text': 'Each night you kill one person. You win if you live.',
  'task.ogre': 'Whom do you eat?',
  'account.ogre': 'Night {night}: {who}, an Ogre, ate {at}.',
  'log.fact.ogres': 'The Ogres: {seats}.',
  'check.ogre': 'A single Ogre is lonely.',
  'aim.ogre': 'You win if you live to see the end.',
};

/** The game with them added. */
async function extended() {
  return {
    ...(await import('../../scenarios/adapter.ts')),
    ...(await import('./index.ts')),
    ...(await import('@masque/testkit')),
    schema: (await import('../options.ts')).options,
    werewolf: (await import('../index.ts')).default,
  };
}
let game: Awaited<ReturnType<typeof extended>>;

// Other test files have loaded the modules already: they are loaded again here, and reset afterwards.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./roles.ts', async (load) => ({ roles: { ...(await load<{ roles: object }>()).roles, ...roles } }));
  vi.doMock('../messages/en/index.ts', async (load) => ({ en: { ...(await load<{ en: object }>()).en, ...words } }));
  vi.doMock('../messages/fr/index.ts', async (load) => ({ fr: { ...(await load<{ fr: object }>()).fr, ...words } }));
  game = await extended();
});
afterAll(() => {
  for (const file of ['./roles.ts', '../messages/en/index.ts', '../messages/fr/index.ts']) vi.doUnmock(file);
  vi.resetModules();
});

const entries = [
  {
    id: 'N1',
    title: 'A Tracker learns who has done something tonight, and who has slept',
    given: { roles: 'TRA WOL WOL SEE BOD VIL VIL VIL VIL'.split(' '), phase: 'NIGHT' },
    do: [
      ['close'],
      ['wolf', 1, 8],
      ['wolf', 2, 8],
      ['close'],
      ['close'],
      ['act', 0, 1],
      ['close'],
      ['expect', { info: [[0, 'has_acted', 1, true]] }],
      ['timeout'],
      ['close'],
      ['close'],
      ['close'],
      ['act', 0, 4],
    ],
    expect: { alive: [0, 1, 2, 3, 4, 5, 6, 7] },
  },
  {
    id: 'N2',
    title: 'A hexed Tracker is shown the X and learns nothing; a Gravedigger can watch it',
    given: { roles: 'TRA WOL WOL SEE WAR GRA VIL VIL VIL VIL'.split(' '), phase: 'NIGHT', grave: 'good' },
    do: [
      ['watch', 5, 'TRA'],
      ['hex', 4, 0],
      ['close'],
      ['close'],
      ['close'],
      ['reject', 'hexed', ['act', 0, 1]],
      ['close'],
    ],
    expect: {
      info: [
        [0, 'X', 1],
        [5, 'watched', 'TRA', 'X'],
      ],
      noinfo: [[0, 'has_acted']],
    },
  },
  {
    id: 'N3',
    title: 'Ogres know each other, kill beside the pack, and not the same twice running',
    given: { roles: 'OGR OGR WOL WOL SEE BOD VIL VIL VIL VIL VIL'.split(' '), phase: 'NIGHT' },
    do: [
      ['close'],
      ['act', 0, 10],
      ['act', 1, 5],
      ['wolf', 2, 9],
      ['wolf', 3, 9],
      ['guard', 5, 5],
      ['close'],
      ['close'],
      ['close'],
      ['expect', { alive: [0, 1, 2, 3, 4, 5, 6, 7, 8] }],
      ['timeout'],
      ['close'],
      ['reject', 'same_as_last_night', ['act', 1, 5]],
    ],
    expect: { end: null },
  },
  {
    id: 'N4',
    title: 'Asked in the form of an Apothecary, the pack and the Bodyguard do what they always do',
    given: { roles: 'APO WOL WOL SEE BOD VIL VIL VIL VIL VIL'.split(' '), phase: 'NIGHT' },
    do: [
      ['close'],
      ['wolf', 1, 9],
      ['wolf', 2, 9],
      ['guard', 4, 9],
      ['act', 0, null, 8],
      ['close'],
      ['close'],
      ['close'],
    ],
    expect: { alive: [0, 1, 2, 3, 4, 5, 6, 7, 9] },
  },
];

describe('a card is an entry with its messages and scenarios', () => {
  test.each(entries)('$id $title', (entry) => {
    const [scenario] = game.scenarios.parse(JSON.stringify(entry), 'newcomers');
    expect(game.scenarios.run(scenario!).problems).toEqual([]);
  });

  test('hosts can choose it, and a set with it has a code that can be read', () => {
    const { werewolf, schema } = game;
    const set = { tracker: 1, ogre: 2, werewolf: 2, seer: 1, villager: 4 };
    const view = viewSet(werewolf, { seats: 10, options: schema.parse({}), set })!;
    expect(view.problems).toEqual([]);
    expect(view.code).toBe('a4ej2rs2');
    expect(viewSet(werewolf, { seats: 10, options: schema.parse({}), code: view.code })!.set).toEqual(set);
    const lonely = viewSet(werewolf, { seats: 9, options: schema.parse({}), set: { ...set, ogre: 1 } })!;
    expect(lonely.problems).toEqual(['check.ogre']);
  });

  test('bots play it to the end, in waves and when called, and all its texts exist', () => {
    const { playOut, werewolf, schema } = game;
    const told = new Set<string>();
    for (const nightMode of ['waves', 'classic'])
      for (const seed of ['a', 'b', 'c']) {
        const { session } = playOut(werewolf, {
          seats: 10,
          options: schema.parse({
            nightMode,
            set: 'custom',
            roles: { tracker: 1, ogre: 2, apothecary: 1, werewolf: 2, seer: 1, villager: 3 },
          }),
          bots: 'normal',
          seed,
          maxInputs: 20_000,
        });
        expect(session.outcome).not.toBeNull();
        for (const { kind } of entriesOf(session.log)) told.add(kind);
      }
    expect([...told]).toEqual(expect.arrayContaining(['fact.ogres', 'fact.has_acted.yes', 'fact.has_acted.no']));
    const { en } = werewolf.messages;
    expect([...told].filter((kind) => !(`log.${kind}` in en))).toEqual([]);
  });
});
