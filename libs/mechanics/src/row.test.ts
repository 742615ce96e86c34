import { declassify, project, randomFor, reveal, secret, seedOf, sees, unshuffled } from '@masque/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyRow, faceDown, lay, passHands, redeal, slotName, type Row, type Slot } from './index.ts';

test('hands go to the left, and only their new owners see them', () => {
  const passed = passHands([[secret('x', [0])], [secret('y', [1])], [secret('z', [2])]]);
  expect(passed.map((hand) => hand.map(declassify))).toEqual([['z'], ['x'], ['y']]);
  expect(passed.map(([card]) => [0, 1, 2].filter((seat) => sees(card!, seat)))).toEqual([[0], [1], [2]]);
});

describe('slots', () => {
  const make = (id: string, card: Slot<number>['card']): Slot<number> => ({ id, card });
  const table = (sizes: readonly number[]): Row<Slot<number>>[] => {
    let face = 0;
    return sizes.map((size, owner) => {
      let row: Row<Slot<number>> = emptyRow(owner);
      for (let i = 0; i < size; i++) row = lay(row, (id) => make(id, reveal(faceDown([face++], 'card')[0]!, [owner])));
      return row;
    });
  };

  test('are named by owner and arrival', () => {
    expect(table([2, 1]).map((row) => row.slots.map(({ id }) => id))).toEqual([['A1', 'A2'], ['B1']]);
    expect([slotName(25, 3), slotName(26, 3), slotName(39, 1)]).toEqual(['Z3', 'AA3', 'AN1']);
  });

  test('are redealt clockwise from the first seat; the last seats may get one less', () => {
    const [rows] = redeal(table([2, 1, 1]), unshuffled, { which: ({ id }) => id !== 'B1', first: 1, make });
    expect(rows.map((row) => row.slots.map(({ id, card }) => `${id}=${declassify(card)}`))).toEqual([
      ['A3=3'],
      ['B1=2', 'B2=0'],
      ['C2=1'],
    ]);
  });

  test('leave a remainder if the deal must be even', () => {
    const [rows, rest] = redeal(table([3, 1, 1]), unshuffled, { which: () => true, first: 0, evenly: true, make });
    expect(rows.map((row) => row.slots.length)).toEqual([1, 1, 1]);
    expect(rest.map(declassify)).toEqual([3, 4]);
    expect(rest.some((card) => [0, 1, 2].some((seat) => sees(card, seat)))).toBe(false);
  });

  test('look the same to others after a redeal, and lose no card', () => {
    const sizes = fc.array(fc.nat(4), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (counts, a, b) => {
        const deal = (seed: number): Row<Slot<number>>[] =>
          redeal(table(counts), randomFor(seedOf(`${seed}`), 1), { which: () => true, first: 1, make })[0];
        const [one, other] = [deal(a), deal(b)];
        expect(JSON.stringify(project(one, -1))).toBe(JSON.stringify(project(other, -1)));
        const faces = one.flatMap((row) => row.slots.map(({ card }) => declassify(card))).sort((x, y) => x - y);
        expect(faces).toEqual(Array.from({ length: faces.length }, (_, i) => i));
        for (const row of one)
          for (const { card } of row.slots)
            expect(counts.flatMap((_, seat) => (sees(card, seat) ? [seat] : []))).toEqual([row.owner]);
      }),
    );
  });
});
