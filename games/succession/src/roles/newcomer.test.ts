import type { Messages } from '@masque/core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { News } from '../court/news.ts';

/**
 * What it takes to add a role: an entry, its messages, its scenarios. Two that the game does not have are added here
 * and nowhere else: a Soldier who may force a show, and a role that publicly silences a faction, once, and survives.
 */
const roles = {
  herald: { class: 'soldier', tier: 4, icon: 'talk', reveal: { immune: true, probe: 'force' } },
  censor: { class: 'royal', tier: 4, icon: 'quill', public: { silences: true, once: true } },
};
const words = {
  'role.herald': 'Herald',
  'rule.herald': 'Makes another member show their role.',
  'role.censor': 'Censor',
  'rule.censor': 'In public, once: a faction loses its public abilities until after the next tribunal.',
  'use.censor': 'Silence a faction',
  'use.censor.note': 'Your role is shown to everybody. Only once.',
};

/** The game with them added. */
async function extended() {
  return {
    ...(await import('../../scenarios/adapter.ts')),
    ...(await import('./index.ts')),
    ...(await import('@masque/testkit')),
    ...(await import('../options.ts')),
    messages: (await import('../messages/index.ts')).messages,
    succession: (await import('../index.ts')).default,
  };
}
let game: Awaited<ReturnType<typeof extended>>;

// Other test files have loaded the modules already: they are loaded again here, and reset afterwards.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./roles.ts', async (load) => ({ roles: { ...(await load<{ roles: object }>()).roles, ...roles } }));
  vi.doMock('../messages/en.ts', async (load) => ({ en: { ...(await load<{ en: object }>()).en, ...words } }));
  vi.doMock('../messages/fr.ts', async (load) => ({ fr: { ...(await load<{ fr: object }>()).fr, ...words } }));
  game = await extended();
});
afterAll(() => {
  for (const file of ['./roles.ts', '../messages/en.ts', '../messages/fr.ts']) vi.doUnmock(file);
  vi.resetModules();
});

const deck = 'heir.spy.herald.censor.noble';

const entries = [
  {
    id: 'N1',
    title: 'A Herald makes a member show, and the Psycho cannot kill it',
    seats: { Her: 'herald/P', Nora: 'spy/D', Pam: 'psycho/D' },
    do: [
      ['contract', 'C', { Her: 'R', Nora: 'F', Pam: 'R' }],
      { legal: { Her: ['force', 'pass'], Nora: [] }, targets: { Her: { force: ['Nora', 'Pam'] } } },
      ['Her', 'force', 'Nora'],
      ['finish', 'C'],
    ],
    expect: { knows: { Her: [['role', 'Nora', 'spy', 'D']], Pam: [['role', 'Nora', 'spy', 'D']] }, dead: ['Nora'] },
  },
  {
    id: 'N2',
    title: 'A Censor silences the other faction until after the tribunal, once, and lives',
    seats: { Cen: 'censor/P', Vee: 'viceroy/D', Ola: 'oracle/P' },
    do: [
      { legal: { Vee: ['offer'] } },
      ['Cen', 'silence', 'D'],
      { legal: { Vee: [], Cen: [], Ola: ['oracle'] } },
      ['clock', 'tribunal'],
      ['*', 'point', null],
      { legal: { Vee: ['offer'], Cen: [] } },
    ],
    expect: { dead: [], shownSet: ['Cen'], public: [['shown', 'Cen', 'censor', 'P'], ['bell']] },
  },
];

describe('a role is an entry with its messages and scenarios', () => {
  for (const entry of entries)
    test(`${entry.id} ${entry.title}`, () => {
      const [scenario] = game.scenarios.parse(JSON.stringify([entry]), 'newcomers');
      expect(game.scenarios.run(scenario!).problems).toEqual([]);
    });

  test('hosts find it in the deck editor, and its deck can be dealt', () => {
    const { roleNames, succession, optionsSchema, messages } = game;
    expect(roleNames).toContain('herald');
    const items = succession.sets!.items.map(({ id, name }) => [id, name]);
    expect(items).toContainEqual(['censor', 'role.censor']);
    expect(succession.check!(optionsSchema.parse({ deck }), 10)).toEqual([]);
    for (const language of Object.values<Messages>(messages)) expect(language['role.herald']).toBe('Herald');
  });

  test('bots play it to the end without hints of its own', () => {
    const { playOut, succession, optionsSchema } = game;
    const forced = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { session } = playOut(succession, {
        seats: 10,
        options: optionsSchema.parse({ deck }),
        bots: 'normal',
        seed,
        onStep: ({ entries: told }) => {
          for (const { data } of told) forced.add(String((data as News)[3]));
        },
      });
      expect(session.outcome).not.toBeNull();
    }
    expect(forced).toContain('force');
  });
});
