import fc from 'fast-check';
import { setImmediate as breath } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { ask, house } from '../test/house.ts';
import { played } from './played.fixture.ts';
import { inPieces, joined, partsIn } from './pieces.ts';

const max = { chars: 1000, parts: 20, all: 50 };

const read = async (text: string): Promise<unknown> => {
  const pieces = await inPieces(text, max);
  return pieces && joined(JSON.parse(pieces.rest) as object, pieces.lists);
};

test('what is read in pieces is what was written', async () => {
  const json = fc.jsonValue({ maxDepth: 2 });
  const object = fc.dictionary(fc.string(), fc.oneof(json, fc.array(json, { maxLength: 5 })), { maxKeys: 5 });
  await fc.assert(
    fc.asyncProperty(object, fc.constantFrom(undefined, 1), async (it, indent) => {
      const pieces = await inPieces(JSON.stringify(it, null, indent), { chars: 1e5, parts: 1e5, all: 1e5 });
      expect(joined(JSON.parse(pieces!.rest) as object, pieces!.lists)).toEqual(JSON.parse(JSON.stringify(it)));
    }),
  );
});

test.each([
  '{"a":[1,]}',
  '{"a":[,1]}',
  '{"a":[1 2]}',
  '{"a":[1}',
  '{"a":["x]}',
  '{"a":["\\"]}',
  '{"a":[[}]]}',
  '{',
  '}',
  '{"a":[',
])('%s is not read', async (text) => {
  await expect((async () => (await read(text)) ?? Promise.reject(new SyntaxError('none')))()).rejects.toThrow(
    SyntaxError,
  );
});

test.each([
  ['an element that is too long', `{"a":["${'x'.repeat(1001)}"]}`],
  ['a string of quotes', `{"a":["${'\\"'.repeat(600)}"]}`],
  ['an element of too many parts', `{"a":[[${'[],'.repeat(20)}1]]}`],
  ['too many elements', `{"a":[${'1,'.repeat(40)}1],"b":[${'1,'.repeat(20)}1]}`],
  ['too much beside the lists', `{"a":"${'x'.repeat(1001)}"}`],
  ['too many parts beside the lists', `{"a":{"b":[${'[],'.repeat(20)}1]}}`],
])('%s is not read, either', async (_, text) => {
  JSON.parse(text);
  expect(await inPieces(text, max)).toBeNull();
});

test('others have their turn while a long file is read', async () => {
  const text = JSON.stringify({ all: Array.from({ length: 100_000 }, () => ({ a: [1, 2, 3] })) });
  let turns = 0;
  let done = false;
  const waiting = (async () => {
    for (; !done; turns++) await breath();
  })();
  expect((await inPieces(text, { chars: 1e5, parts: 10, all: 1e6 }))!.lists[0]).toHaveLength(100_000);
  done = true;
  await waiting;
  expect(turns).toBeGreaterThan(10);
});

test('lists and objects are counted', () => {
  expect(partsIn(JSON.stringify({ a: [[], [{}], 'x'], b: {} }))).toBe(6);
});

test.each(['replay', 'verify'])('/api/%s makes no millions of lists', async (path) => {
  const { url } = await house({ registered: games });
  const { file } = played(games.find(({ game }) => game.id === 'coup')!.game, 'a');
  expect((await ask(url, `/api/${path}`, { ...file, more: [] })).status).toBe(200);
  const endless = { ...file, more: Array.from({ length: 100_000 }, () => []) };
  expect((await ask(url, `/api/${path}`, endless)).status).toBe(400);
});
