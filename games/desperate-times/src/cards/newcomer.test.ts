import type { Seat, Step } from '@masque/core';
import { often } from '@masque/workspace/long';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { find, fromLeftOf, ids, publicOf, withStack } from '../rules/board.ts';
import type { Supporter } from './supporter.ts';

/** The game's messages, which type-check entries, do not have its sentences. */
const saying = (step: Step): Step => step;

/**
 * What it takes to add a Supporter with an ability: an entry, its messages, its scenarios. One that the game does not
 * have is added here and nowhere else. It asks two questions, the second one to another player.
 */
const beadle: Supporter<{
  beadle_summon: { summon: { target: Seat } };
  beadle_yield: { yield: { slot: string } };
}> = {
  id: 'beadle',
  code: 'BEA',
  faction: 'sceptre',
  value: 1,
  icon: 'ringing-bell',
  copies: [3, 3],
  ability: {
    questions: {
      beadle_summon: {
        offers(table, by) {
          const of = [...new Set(fromLeftOf(table, by).flatMap((it) => (it.stack.up ? it.seat : [])))];
          const others = of.filter((seat) => seat !== by);
          return others.length === 0
            ? []
            : [{ type: 'summon', params: { target: { kind: 'seat', of: others, ask: 'ask.summon' } } }];
        },
        does: {
          summon(state, { seat, target }, step) {
            saying(step).log({ kind: 'summons', args: { who: { seat }, target: { seat: target } } });
            return { ...state, ability: { ...state.ability!, target } };
          },
        },
        then: 'beadle_yield',
        moves: (model) =>
          model.pieces
            .filter((it) => it.up && it.owner !== model.me)
            .map((it) => ({ type: 'summon', params: { target: it.owner }, after: model })),
      },
      beadle_yield: {
        asked: (state) => [state.ability!.target!],
        offers: (table, seat) => [
          { type: 'yield', params: { slot: { kind: 'card', of: ids(publicOf(table, seat)), ask: 'ask.yield' } } },
        ],
        does: {
          yield(state, { seat, slot }, step) {
            saying(step).log({ kind: 'yields', args: { who: { seat: find(state, slot).seat }, slot } });
            return seat === state.ability!.by ? state : withStack(state, slot, (it) => ({ ...it, up: false }));
          },
        },
        moves: (model) =>
          model.pieces
            .filter((it) => it.up && it.owner === model.me)
            .map((it) => ({ type: 'yield', params: { slot: it.id }, after: model, extra: -it.bribes })),
      },
    },
    promise: { points: 1 },
  },
};

const words = {
  'card.beadle': 'Beadle',
  'does.beadle': 'have a card turned down',
  'text.beadle': 'Choose a Contender, who turns one public Supporter of their own face-down.',
  'say.beadle_summon': 'Whom does the Beadle summon?',
  'say.beadle_yield': 'Which Supporter do you turn face-down?',
  'offer.summon': 'Summon',
  'offer.yield': 'Turn it down',
  'ask.summon': 'Whom?',
  'ask.yield': 'Which one?',
  'log.summons': '{who} summons {target}.',
  'log.yields': '{who} turns {slot} down.',
};

const french = {
  ...words,
  'does.beadle': 'faire cacher un partisan',
  'text.beadle': 'Choisissez un candidat, qui retourne un de ses partisans publics face cachée.',
  'say.beadle_summon': 'Qui le bedeau convoque-t-il ?',
  'say.beadle_yield': 'Lequel de vos partisans retournez-vous ?',
};

const offers = {
  'guide.offer.summon': 'This Contender has to turn a public Supporter face-down.',
  'guide.offer.yield': 'It is Anonymous again.',
};

const offersInFrench = {
  'guide.offer.summon': 'Ce candidat doit retourner un partisan public face cachée.',
  'guide.offer.yield': 'Il redevient anonyme.',
};

/** The game with it added. */
async function extended() {
  return {
    ...(await import('@masque/testkit')),
    ...(await import('../../scenarios/adapter.ts')),
    game: (await import('../index.ts')).default,
  };
}
let its: Awaited<ReturnType<typeof extended>>;

// Other test files have loaded the modules already: they are loaded again here, and reset afterwards.
const mocked = ['./index.ts', '../messages/en.ts', '../messages/fr.ts', '../guide/en.ts', '../guide/fr.ts'] as const;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(mocked[0], async (load) => ({
    supporters: [...(await load<typeof import('./index.ts')>()).supporters, beadle],
  }));
  vi.doMock(mocked[1], async (load) => ({ en: { ...(await load<{ en: object }>()).en, ...words } }));
  vi.doMock(mocked[2], async (load) => ({ fr: { ...(await load<{ fr: object }>()).fr, ...french } }));
  vi.doMock(mocked[3], async (load) => ({ en: { ...(await load<{ en: object }>()).en, ...offers } }));
  vi.doMock(mocked[4], async (load) => ({ fr: { ...(await load<{ fr: object }>()).fr, ...offersInFrench } }));
  its = await extended();
});
afterAll(() => {
  for (const file of mocked) vi.doUnmock(file);
  vi.resetModules();
});

const given = {
  areas: [
    ['BEA', 'COU^'],
    ['JUD^', 'MIN^+1'],
    ['WIZ', 'BLA^'],
  ],
};
const scenarios = [
  {
    id: 'N01',
    title: 'the first question asks its user, the second somebody else',
    given,
    do: [
      ['reveal', 0, 'A1'],
      ['reject', 'bad_target', ['choose', 0, { target: 0 }]],
      ['choose', 0, { target: 1 }],
      ['reject', 'nothing_to_choose', ['choose', 0, { sid: 'B1' }]],
      ['choose', 1, { sid: 'B2' }],
    ],
    expect: {
      phase: 'ENDORSE',
      active: 1,
      areas: [
        ['BEA^', 'COU^'],
        ['JUD^', 'MIN+1'],
        ['WIZ', 'BLA^'],
      ],
      events: [['ability', 'BEA', 0], ['summons', 0], ['yields', 1, 'B2']], // prettier-ignore
    },
  },
  {
    id: 'N02',
    title: 'who is silent makes the first legal choice',
    given,
    do: [['reveal', 0, 'A1'], ['timeout', 0], ['expect', { phase: 'ABILITY', levy: [1] }], ['timeout', 1]], // prettier-ignore
    expect: { active: 1, areas: [['BEA^', 'COU^'], ['JUD', 'MIN^+1'], ['WIZ', 'BLA^']] }, // prettier-ignore
  },
  {
    id: 'N03',
    title: 'without any legal choice it fizzles',
    given: { areas: [['BEA', 'COU^'], ['JUD'], ['WIZ']] },
    do: [['reveal', 0, 'A1']],
    expect: { active: 1, events: [['ability', 'BEA', 0, 'fizzle']] },
  },
];

describe('an ability is an entry with its messages and scenarios', () => {
  for (const entry of scenarios)
    test(`${entry.id} ${entry.title}`, () => {
      const [scenario] = its.scenarios.parse(JSON.stringify(entry), 'newcomer');
      expect(its.scenarios.run(scenario!).problems).toEqual([]);
    });

  test('bots draft and use it without hints of its own, and play to the end', () => {
    const used = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { ending } = its.playOut(its.game, {
        seats: 4,
        bots: ['normal', 'easy', 'normal', 'random'],
        seed,
        onStep: ({ entries }) => entries.forEach((it) => used.add(it.kind)),
      });
      expect(ending).toBe('over');
    }
    expect([...used]).toEqual(expect.arrayContaining(['summons', 'yields']));
  });

  test('all its texts exist, and by night: hidden cards stay hidden', () => {
    const asked = often(0, 1) === 0 ? /in every language/ : /in every language|what is hidden/;
    const promises = (name: string): boolean => !name.startsWith('the first game') && asked.test(name);
    const checks = its.conformance(its.game, { effort: 0.05, seats: [4], promises });
    expect(checks.length).toBeGreaterThan(0);
    for (const { run } of checks) run();
  });
});
