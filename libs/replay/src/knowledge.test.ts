import { isHidden, SPECTATOR, type Line, type Table } from '@masque/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { den, faceOf } from './den.fixture.ts';
import { recordingOf, scenes } from './index.ts';
import { knowledgeOf, type SeenStep } from './knowledge.ts';
import { playDen } from './play.fixture.ts';

const games = fc
  .record({ seed: fc.string(), seats: fc.integer({ min: 2, max: 5 }) })
  .map(({ seed, seats }) => playDen(seed, { seats }));

const stepsOf = ({ file }: ReturnType<typeof playDen>, viewer: number): SeenStep[] => [
  ...scenes(recordingOf(file, den), viewer),
];

/** How often each face is to be seen in these cards. */
const idsIn = (cards: Table['seats'][number]['cards'] = [], states: readonly string[]) =>
  cards.flatMap(({ face, state }) => (face && states.includes(state) ? [face.id] : [])).sort();
const ownIn = ({ table }: SeenStep) => idsIn(table.privateArea?.cards, ['down']);
const shownIn = ({ table }: SeenStep, seat: number) => idsIn(table.seats[seat]?.cards, ['lost', 'up']);
const times = (of: readonly string[], id: string): number => of.filter((it) => it === id).length;

test('what a seat knew is what it was shown and told by then; each fact has been so from its step on, and not before', () => {
  let learned = 0;
  fc.assert(
    fc.property(games, fc.nat(), fc.nat(), (game, who, when) => {
      const viewer = who % game.file.seats;
      const all = stepsOf(game, viewer);
      const steps = all.slice(0, 1 + (when % all.length));
      const last = steps.at(-1)!;
      const at = knowledgeOf(steps);
      expect(at.own.map(({ face }) => face.id).sort()).toEqual(ownIn(last));
      for (const { seat } of last.table.seats) {
        const mine = at.shown.filter((it) => it.seat === seat);
        expect(mine.map(({ face }) => face.id).sort()).toEqual(shownIn(last, seat));
      }
      const facts = [
        ...at.own.map((it) => ({ ...it, area: 'own', ids: ownIn })),
        ...at.shown.map((it) => ({ ...it, area: `${it.seat}`, ids: (step: SeenStep) => shownIn(step, it.seat) })),
      ];
      for (const { face, n, area, ids } of facts) {
        const alike = facts.filter((it) => it.area === area && it.face.id === face.id);
        // As many of this card as there are facts about it that are no younger.
        const nth = alike.filter((it) => it.n <= n).length;
        expect(n).toBeLessThanOrEqual(last.n);
        const since = steps.slice(n);
        expect(since.every((step) => times(ids(step), face.id) >= 1)).toBe(true);
        if (n > 0) expect(times(ids(steps[n - 1]!), face.id)).toBeLessThan(nth);
      }
      for (const { line, n } of at.learned) {
        learned++;
        expect(steps[n]!.lines).toContainEqual(line);
        expect([line.learn, line.private]).toEqual([true, true]);
        expect(Object.values(line.args).some(isHidden)).toBe(false);
      }
      const told = steps.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'saw' || kind === 'got'));
      expect(at.learned.map(({ line }) => line)).toEqual(told);
    }),
    { numRuns: 60 },
  );
  expect(learned).toBeGreaterThan(0);
});

test('claims are known as often as they were made, true or not, with the last time', () => {
  fc.assert(
    fc.property(games, (game) => {
      const made = new Map<string, { times: number; n: number }>();
      for (const [i, input] of game.file.inputs.entries()) {
        if (!('action' in input) || input.action.type !== 'claim') continue;
        const key = `${input.seat} ${input.action.params['kind'] as string}`;
        made.set(key, { times: (made.get(key)?.times ?? 0) + 1, n: i + 1 });
      }
      const { said } = knowledgeOf(stepsOf(game, SPECTATOR));
      const heard = said.map(({ seat, text, times, n }) => {
        const { args } = text as unknown as { args: { kind: string } };
        return [`${seat} ${args.kind}`, { times, n }] as const;
      });
      expect(new Map(heard)).toEqual(made);
      expect(heard).toHaveLength(made.size);
    }),
    { numRuns: 40 },
  );
});

test('who has no seat knows no hidden card, and nothing is known before the deal', () => {
  const steps = stepsOf(playDen('room'), SPECTATOR);
  const { own, learned, shown } = knowledgeOf(steps.slice(0, -1));
  expect([own, learned]).toEqual([[], []]);
  expect(shown.length).toBeGreaterThan(0);
  expect(knowledgeOf([])).toEqual({ own: [], shown: [], learned: [], said: [] });
});

const mine = (
  n: number,
  hand: readonly string[],
  lost: readonly string[] = [],
  lines: readonly Line[] = [],
): SeenStep => ({
  n,
  lines,
  table: {
    title: 'day',
    active: [],
    seats: [{ seat: 0, cards: lost.map((it) => ({ state: 'lost', face: faceOf(it) })) }],
    privateArea: {
      cards: [
        ...hand.map((it) => ({ state: 'down' as const, face: faceOf(it) })),
        ...lost.map((it) => ({ state: 'lost' as const, face: faceOf(it) })),
      ],
    },
  },
});
const ownOf = (...steps: SeenStep[]) => knowledgeOf(steps).own.map(({ face, n }) => [face.id, n]);

test('of two cards that are alike, each is known since it came', () => {
  expect(ownOf(mine(0, ['fox']), mine(1, ['fox']), mine(2, ['fox', 'fox']))).toEqual([
    ['fox', 0],
    ['fox', 2],
  ]);
  const shown = knowledgeOf([mine(0, [], ['owl']), mine(1, [], ['owl', 'owl'])]).shown;
  expect(shown.map(({ face, state, n }) => [face.id, state, n])).toEqual([
    ['owl', 'lost', 0],
    ['owl', 'lost', 1],
  ]);
});

test('a card that was lost and came again is known since it came again, and a lost one is no longer held', () => {
  expect(ownOf(mine(0, ['fox']), mine(1, [], ['fox']), mine(2, ['fox'], ['fox']))).toEqual([['fox', 2]]);
  expect(ownOf(mine(0, ['fox', 'fox']), mine(1, ['fox'], ['fox']))).toEqual([['fox', 0]]);
});

test('only what not everybody reads is something learned', () => {
  const line = (kind: string, more: object): Line => ({ kind, args: {}, at: 0, ...more });
  const lines = [
    line('secret', { learn: true, private: true }),
    line('open', { learn: true }),
    line('note', { private: true }),
  ];
  const { learned } = knowledgeOf([mine(0, []), mine(1, [], [], lines), mine(2, [])]);
  expect(learned).toEqual([{ line: lines[0], n: 1 }]);
});
