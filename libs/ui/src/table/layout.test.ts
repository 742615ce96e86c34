import { expect, test } from 'vitest';
import {
  AROUND,
  bareColumns,
  closeColumns,
  columnsFor,
  gridFor,
  layoutOf,
  mostAround,
  roomFor,
  STRIP,
} from './layout.ts';

const phone = { width: 24, height: 25 };

test('seats form a ring if there is room', () => {
  expect(layoutOf({ seats: 6, ...phone })).toBe('ring');
  expect(layoutOf({ seats: 12, ...phone })).toBe('ring');
  expect(layoutOf({ seats: 20, width: 42, height: 33 })).toBe('ring');
  // Those at the sides would overlap.
  expect(layoutOf({ seats: 16, width: 46, height: 24 })).toBe('grid');
  expect(layoutOf({ seats: 16, width: 46, height: 24, big: true })).toBe('ring');
  // So would those of eleven on a narrow phone.
  expect([9, 10, 11, 12].map((seats) => layoutOf({ seats, width: 20, height: 20 }))).toEqual(['ring', 'ring', 'grid', 'grid']); // prettier-ignore
  // On a tablet the names of 24 would overlap.
  expect(layoutOf({ seats: 24, width: 46, height: 52 })).toBe('grid');
  expect(layoutOf({ seats: 22, width: 46, height: 52 })).toBe('ring');
  // On a laptop the cards of seventeen would lie on the faces below them.
  expect(layoutOf({ seats: 17, width: 64, height: 30, cards: true })).toBe('grid');
  expect(layoutOf({ seats: 17, width: 64, height: 40, cards: true })).toBe('ring');
});

test('seats form a row if a ring would be too flat, earlier for many', () => {
  expect(layoutOf({ seats: 6, width: 24, height: 12 })).toBe('row');
  expect(layoutOf({ seats: 6, width: 24, height: 15 })).toBe('ring');
  // A row has room for one more if it leaves out the viewer.
  expect(layoutOf({ seats: 6, width: 24, height: 12, all: true })).toBe('grid');
  // A row in which some would be out of sight becomes a grid.
  expect(layoutOf({ seats: 6, width: 20, height: 12 })).toBe('grid');
  expect(layoutOf({ seats: 12, width: 24, height: 15 })).toBe('grid');
  expect([8, 9, 10].map((seats) => layoutOf({ seats, width: 46, height: 9 }))).toEqual(['row', 'row', 'grid']);
  expect(layoutOf({ seats: 11, width: 46, height: 14 })).toBe('row');
  // The cards of many people would cover their neighbours.
  expect(layoutOf({ seats: 10, width: 24, height: 21 })).toBe('ring');
  expect(layoutOf({ seats: 10, width: 40, height: 21, cards: true })).toBe('row');
  // The cards of seven would cover their neighbours.
  expect(layoutOf({ seats: 7, width: 24, height: 19, middle: true, cards: true })).toBe('grid');
  expect(layoutOf({ seats: 6, width: 24, height: 19, middle: true, cards: true })).toBe('ring');
  // A note pushes their cards farther down, under the face of the next.
  expect(layoutOf({ seats: 8, width: 24, height: 23, cards: true, noted: true })).toBe('grid');
  expect(layoutOf({ seats: 8, width: 24, height: 23, cards: true })).toBe('ring');
  expect(layoutOf({ seats: 8, width: 24, height: 27, cards: true, noted: true })).toBe('ring');
  // Without cards, the names of eight would still touch the faces beside them.
  expect(layoutOf({ seats: 8, width: 24, height: 15 })).toBe('grid');
  expect(layoutOf({ seats: 8, width: 24, height: 17 })).toBe('ring');
  // What lies in the middle would cover the cards of six.
  expect(layoutOf({ seats: 6, width: 24, height: 17, middle: true, cards: true })).toBe('row');
  // Two piles are higher than one.
  expect(layoutOf({ seats: 6, width: 24, height: 21, middle: true, cards: true })).toBe('ring');
  expect(layoutOf({ seats: 6, width: 24, height: 21, middle: true, cards: true, piles: 2 })).toBe('row');
  expect(layoutOf({ seats: 4, width: 24, height: 17, middle: true, cards: true })).toBe('ring');
  // With text twice as large it would cover the cards of three.
  expect(layoutOf({ seats: 3, width: 12.4, height: 23, middle: true, cards: true })).toBe('grid');
  expect(layoutOf({ seats: 3, width: 12.4, height: 23, cards: true })).toBe('ring');
  // On the narrowest phone it would cover the cards of six.
  expect(layoutOf({ seats: 6, width: 20, height: 23, middle: true, cards: true })).toBe('grid');
  expect(layoutOf({ seats: 5, width: 20, height: 23, middle: true, cards: true })).toBe('ring');
});

test('when a player has to be chosen, all are visible', () => {
  const low = { width: 24, height: 10 };
  expect([7, 12, 24].map((seats) => layoutOf({ seats, ...low, choosing: true }))).toEqual(['flat', 'flat', 'flat']);
  expect([5, 24].map((seats) => layoutOf({ seats, ...low }))).toEqual(['row', 'grid']);
  expect(layoutOf({ seats: 7, width: 24, height: 25, choosing: true })).toBe('ring');
  expect(layoutOf({ seats: 7, width: 34, height: 14, choosing: true })).toBe('flat');
  expect(layoutOf({ seats: 6, width: 34, height: 12, choosing: true })).toBe('row');
});

test('a crowd and the night use a grid, the same for all viewers', () => {
  expect(layoutOf({ seats: 40, ...phone })).toBe('grid');
  expect(layoutOf({ seats: 13, ...phone })).toBe('grid');
  expect(layoutOf({ seats: 6, ...phone, night: true })).toBe('grid');
});

test('a grid has as few columns as needed to show everybody', () => {
  expect(columnsFor(7, { width: 22, height: 30 })).toEqual({ columns: 3, tight: false });
  expect(columnsFor(24, { width: 18.8, height: 17.6 })).toEqual({ columns: 4, tight: true });
  expect(columnsFor(25, { width: 50, height: 22 })).toEqual({ columns: 7, tight: false });
  // People who are only shown stand in one row where two would be cut off; people to choose from need the width.
  expect(columnsFor(6, { width: 18.8, height: 7.2 }, true, true)).toEqual({ columns: 6, tight: false });
  expect(columnsFor(6, { width: 18.8, height: 5 }, true, true)).toEqual({ columns: 6, close: true, tight: false });
  expect(columnsFor(6, { width: 18.8, height: 7 }, true)).toEqual({ columns: 3, tight: true });
  // So do the gaps between rows of cards.
  expect(columnsFor(10, { width: 23.2, height: 27.8 }, true)).toEqual({ columns: 4, tight: false });
  // A crowd stands closer where it would not fit otherwise. One that fits nowhere scrolls.
  expect(columnsFor(24, { width: 18.9, height: 12.4 })).toEqual({ columns: 6, tight: true });
  expect(columnsFor(40, { width: 18.8, height: 10 })).toEqual({ columns: 5, tight: true });
});

test('people move closer together where all of them fit with what lies in front of them', () => {
  // Beside the offers of a small phone in landscape.
  const beside = { width: 14.4, height: 9.6 };
  expect(columnsFor(6, beside, true, true)).toEqual({ columns: 3, tight: true });
  expect(closeColumns(6, beside)).toEqual({ columns: 3, close: true, tight: false });
  expect(closeColumns(8, beside)).toEqual({ columns: 4, close: true, tight: false });
  expect(closeColumns(10, beside)).toBeUndefined();
});

test('everybody who can be chosen by day comes before the question above them, at night nobody before anything', () => {
  // A village of 24 on a small phone in landscape.
  const village = {
    layout: 'flat',
    people: 24,
    width: 20,
    middle: true,
    choosing: true,
    laden: true,
    legible: true,
    faces: false,
  } as const;
  const day = (height: number) => gridFor({ ...village, night: false, asks: true, height });
  expect(day(14.4)).toEqual({ columns: 6, tight: true, strip: true });
  expect(day(14.2)).toEqual({ columns: 6, tight: true, strip: false });
  // Where not even that is enough, the question stays while people are scrolled to.
  expect(day(11)).toMatchObject({ tight: true, strip: true });
  const night = (asks: boolean) => gridFor({ ...village, layout: 'grid', night: true, asks, height: 14.2 });
  expect(night(true).columns).toBe(night(false).columns);
});

test('many who are only shown stand in two rows, where their names have room', () => {
  const shown = (people: number, height: number) => columnsFor(people, { width: 23.2, height }, true, true);
  expect([shown(7, 8), shown(7, 10)]).toEqual([
    { columns: 7, tight: false },
    { columns: 3, tight: true },
  ]);
  expect(closeColumns(7, { width: 23.2, height: 10 })).toEqual({ columns: 4, close: true, tight: false });
});

test('beside a scene, everybody is visible at least by their face', () => {
  expect(bareColumns(10, { width: 17.6, height: 6 })).toEqual({ columns: 5, tight: true });
  expect(bareColumns(10, { width: 14.4, height: 6 })).toEqual({ columns: 4, tight: true, faces: true });
  expect(bareColumns(10, { width: 17.6, height: 3.7 })).toEqual({ columns: 5, tight: true, faces: true });
  expect(bareColumns(7, { width: 14.4, height: 1 })).toEqual({ columns: 7, tight: true, faces: true });
});

test('a card is slid to people around a ring that leaves its middle free', () => {
  const [small, tall, turned] = [
    { width: 320, height: 568, rem: 16 },
    { width: 390, height: 844, rem: 16 },
    { width: 844, height: 390, rem: 16 },
  ];
  expect([small, tall, turned].map(mostAround)).toEqual([5, 8, 0]);
});

test('the smallest phones use a denser grid, and large fonts fewer columns', () => {
  const [small, tall] = [
    { width: 320, height: 568, rem: 16 },
    { width: 390, height: 844, rem: 16 },
  ];
  expect(roomFor(25, small)).toBeLessThan(roomFor(25, tall));
  expect(roomFor(12, small)).toBe(roomFor(12, tall));
  expect(roomFor(25, { width: 195, height: 422, rem: 16 })).toBeGreaterThan(roomFor(25, tall));
});

test('the room for a choice is enough for everybody, below the question', () => {
  const cut: string[] = [];
  for (const width of [320, 360, 390, 430])
    for (let people = 7; people <= 40; people++) {
      const room = roomFor(people, { width, height: 1.8 * width, rem: 16 });
      // As a browser lays it out.
      const height = Math.floor(room * 16 * 64) / 64 / 16 - STRIP - AROUND.height;
      const { columns } = columnsFor(people, { width: width / 16 - AROUND.width, height });
      if (columns > 5 || Math.ceil(people / columns) * 2.82 > height) cut.push(`${people} at ${width}`);
    }
  expect(cut).toEqual([]);
});
