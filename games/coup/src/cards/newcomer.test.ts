import { declassify, type Secret } from '@masque/core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

/**
 * What it takes to add a character: an entry, its messages, its scenarios. One that the game does not have is added
 * here and nowhere else: a Bishop that replaces the Contessa, pays one coin to take two from another player and one
 * from the Treasury, and blocks assassins.
 */
const characters = {
  bishop: {
    code: 'BIS',
    icon: 'candle-flame',
    instead: 'contessa',
    actions: { tithe: { cost: 1, target: { coins: true }, does: { takes: 1, steals: 2 }, weight: 30 } },
    blocks: ['assassinate', 'tithe'],
    worth: 4,
  },
};
const abbess = { code: 'ABB', icon: 'rose', instead: 'contessa', worth: 3 };
const words = {
  'character.bishop': 'Bishop',
  'rule.bishop': 'Collects a tithe. Blocks assassination and tithes.',
  'say.bishop': 'I am the Bishop.',
  'option.bishop': 'Bishop instead of Contessa',
  'character.abbess': 'Abbess',
  'rule.abbess': 'Does nothing.',
  'option.abbess': 'Abbess instead of Contessa',
  'offer.tithe': 'Tithe',
  'note.tithe': 'collect a tithe',
  'then.tithe': 'and collects the tithe of {target}',
  'ask.target.tithe': 'Whose tithe?',
  'ask.block.tithe': '{who} wants your tithe',
  'log.claim.tithe': '{who}, as {as}, collects the tithe of {target}',
};

/** The game with the Bishop added. */
async function extended() {
  return {
    ...(await import('../../scenarios/adapter.ts')),
    ...(await import('./index.ts')),
    ...(await import('@masque/testkit')),
    ...(await import('../options.ts')),
    coup: (await import('../index.ts')).default,
  };
}
let game: Awaited<ReturnType<typeof extended>>;

// Other test files have loaded the modules already: they are loaded again here, and reset afterwards.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./characters.ts', async (load) => {
    const all = await load<{ characters: object }>();
    return { ...all, characters: { ...all.characters, ...characters, abbess } };
  });
  vi.doMock('../messages/en.ts', async (load) => ({ en: { ...(await load<{ en: object }>()).en, ...words } }));
  vi.doMock('../messages/fr.ts', async (load) => ({ fr: { ...(await load<{ fr: object }>()).fr, ...words } }));
  game = await extended();
});
afterAll(() => {
  for (const file of ['./characters.ts', '../messages/en.ts', '../messages/fr.ts']) vi.doUnmock(file);
  vi.resetModules();
});

const given = {
  n: 3,
  first: 0,
  hands: [['BIS', 'CAP'], ['DUK', 'ASN'], ['BIS', 'AMB']], // prettier-ignore
  coins: [2, 4, 2],
  deck: ['DUK', 'CAP', 'ASN'],
  opts: { bishop: true },
};

const entries = [
  {
    id: 'N1',
    title: 'The Bishop pays one coin, takes two from a player and one from the Treasury',
    given,
    do: [
      ['expect', { legal: ['exchange', 'foreign_aid', 'income', 'steal', 'tax', 'tithe'], targets: { tithe: [1, 2] } }],
      ['act', 0, 'tithe', 1],
      ['expect', { phase: 'W_CHA', coins: [1, 4, 2] }],
      ['allpass'],
      ['expect', { phase: 'W_BLK', eligible: [1] }],
      ['reject', 'bad_role', ['r', 1, 'block', 'CON']],
      ['allpass'],
    ],
    expect: { turn: 1, coins: [4, 2, 2] },
  },
  {
    id: 'N2',
    title: 'It is proved like any other claim, and stops an assassin',
    given: { ...given, first: 1 },
    do: [
      ['act', 1, 'assassinate', 2],
      ['allpass'],
      ['r', 2, 'block', 'BIS'],
      ['r', 0, 'pass'],
      ['r', 1, 'challenge'],
      ['show', 2, 'BIS'],
      ['lose', 1, 'DUK'],
    ],
    expect: { turn: 2, coins: [2, 1, 2], lost: [[], ['DUK'], []], events: [['proved', 2, 'BIS']] },
  },
];

describe('a character is an entry with its messages and scenarios', () => {
  for (const entry of entries)
    test(`${entry.id} ${entry.title}`, () => {
      const [scenario] = game.scenarios.parse(JSON.stringify([entry]), 'newcomers');
      expect(game.scenarios.run(scenario!).problems).toEqual([]);
    });

  test('hosts can include it, but not two characters for the same place', () => {
    const { options, courtOf, check } = game;
    const chosen = options.parse({ bishop: true });
    expect(courtOf(chosen)).toEqual(['duke', 'assassin', 'captain', 'ambassador', 'bishop']);
    expect(courtOf(options.parse({}))).toEqual(['duke', 'assassin', 'captain', 'ambassador', 'contessa']);
    expect(check(options.parse({ bishop: true, inquisitor: true }), 4)).toEqual([]);
    expect(check(options.parse({ bishop: true, abbess: true }), 4)).toEqual(['check.place']);
  });

  test('bots claim it, truly and falsely, and play to the end', () => {
    const { playOut, coup } = game;
    const claims = { true: 0, false: 0 };
    for (let i = 0; i < 30; i++) {
      const { session } = playOut(coup, { seats: 4, options: { bishop: true }, bots: 'normal', seed: `bishop ${i}` });
      expect(session.outcome?.winners.length).toBeGreaterThan(0);
      // A character that the compiler does not know.
      const records = session.state.records as unknown as { claims: Claims; lies: Secret<Claims> }[];
      for (const record of records) {
        const lies = declassify(record.lies).bishop ?? 0;
        claims.false += lies;
        claims.true += (record.claims.bishop ?? 0) - lies;
      }
    }
    expect(claims.true).toBeGreaterThan(20);
    expect(claims.false).toBeGreaterThan(5);
  });
});

type Claims = { readonly bishop?: number };
