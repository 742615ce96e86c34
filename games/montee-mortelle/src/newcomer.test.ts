import { declassify, type Entry } from '@masque/core';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ObjectCard, ProfessionCard } from './cards/index.ts';

// An object and a profession that the game does not have: an entry each, and nothing else.
const lantern: ObjectCard = {
  icon: 'lantern-flame',
  worth: 3,
  copies: 1,
  seal: true,
  mustAccept: true,
  passing: 'seeHand',
  duel: { by: ['forAttacker', 'forDefender'], adds: {} },
  words: {
    en: { name: 'Lantern', rule: 'Cannot be refused. Pass it on to see your partner’s hand.' },
    fr: { name: 'Lanterne', rule: 'On ne peut pas la refuser. Passez-la pour regarder la main de votre partenaire.' },
  },
};
const abbess: ProfessionCard = {
  icon: 'nun-face',
  worth: 8,
  window: 'interrupt',
  reusable: true,
  words: {
    en: { name: 'Abbess', rule: 'As often as you like: a duel is called off before sides are taken.' },
    fr: { name: 'Abbesse', rule: 'Autant de fois que vous voulez : un duel est interrompu avant les soutiens.' },
  },
};

/** The whole game with the two new cards, and what is needed to play it. */
async function imported() {
  const [testkit, cards, game, { scenarios }] = await Promise.all([
    import('@masque/testkit'),
    import('./cards/index.ts'),
    import('./index.ts'),
    import('../scenarios/adapter.ts'),
  ]);
  return { ...testkit, ...cards, montee: game.default, scenarios };
}
let all: Awaited<ReturnType<typeof imported>>;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(import('./cards/objects.ts'), async (original) => {
    const { objectCards } = await original();
    return { objectCards: { ...objectCards, lantern } };
  });
  vi.doMock(import('./cards/professions.ts'), async (original) => {
    const { professionCards } = await original();
    return { professionCards: { ...professionCards, abbess } };
  });
  all = await imported();
});

// Other test files may run in the same worker.
afterAll(() => {
  vi.doUnmock('./cards/objects.ts');
  vi.doUnmock('./cards/professions.ts');
  vi.resetModules();
});

/** The message of the card in a log entry. */
const cardOf = ({ args = {} }: Entry): unknown =>
  ((args['card'] ?? args['profession']) as { msg?: string } | undefined)?.msg;

test('an object and a profession from outside are dealt, passed on, used and revealed', { timeout: 60_000 }, () => {
  const seen = new Set<string>();
  for (const seats of [4, 7])
    for (const bots of ['normal', 'random'])
      for (let i = 0; i < 4; i++)
        all.playOut(all.montee, {
          seats,
          bots,
          seed: `newcomer ${i}`,
          onStep({ session, entries }) {
            const { hands } = session.state;
            if (hands.some((hand) => hand.some((card) => String(declassify(card)) === 'lantern')))
              seen.add('in a hand');
            for (const entry of entries)
              if (cardOf(entry) === 'object.lantern' || cardOf(entry) === 'profession.abbess') seen.add(entry.kind);
          },
        });
  expect([...seen]).toEqual(expect.arrayContaining(['in a hand', 'announced', 'played', 'revealed']));
});

test('scenarios can use them', () => {
  const { problems } = all.scenarios.run({
    id: 'newcomer',
    title: 'The Lantern cannot be refused and shows a hand; the Abbess calls off one duel after the other',
    seats: {
      A: ['order', 'thug', ['lantern', 'key']],
      B: ['brotherhood', 'grandMaster', ['goblet']],
      C: ['order', 'abbess', ['gloves']],
    },
    up: ['A', 'C'],
    pile: ['monocle'],
    do: [
      ['A', 'offer', 'B', 'lantern'],
      { legal: { B: [['accept', 'goblet']] } },
      ['B', 'accept', 'goblet'],
      { check: { facts: { A: [['hand', 'B', ['lantern']]] }, public: [['announced', 'B', 'lantern']], active: 'B' } },
      ['B', 'duel', 'A'],
      ['C', 'use'],
    ],
    expect: { hands: { A: ['goblet', 'key'], B: ['lantern'] }, active: 'C', phase: 'main' },
  });
  expect(problems).toEqual([]);
});

test('they have messages and icons like every card', () => {
  const { montee } = all;
  expect(montee.messages.en).toMatchObject({ 'profession.abbess': 'Abbess', 'rule.abbess': abbess.words.en.rule });
  expect(montee.messages.fr).toMatchObject({ 'object.lantern': 'Lanterne', 'option.extras.lantern': 'Lanterne' });
  expect(montee.icons).toEqual(expect.arrayContaining(['lantern-flame', 'nun-face']));
});

// The deal of the first game and the options do name cards.
test('no card is named outside cards, messages, guide and first game', () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.ts$/.test(name) && !/\.test\.ts$|^(cards|guide|messages|first)\/|^form\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(30);
  // Icons may have the name of a thing.
  const word = new RegExp(`(['"\`.])(${[...all.kinds, ...all.professionNames].join('|')})['"\`]`);
  const naming = files.flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter((line) => word.test(line.replaceAll(/icon: '[^']*'/g, '')))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(naming).toEqual([]);
});
