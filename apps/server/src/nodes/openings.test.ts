import { expect, test } from 'vitest';
import { Openings } from './openings.ts';
import { Elsewhere } from './ownership.ts';

interface Thing {
  readonly name: string;
  drop(): Promise<void>;
  close(): Promise<void>;
}

/** Something that opens when the test says so. */
function slow() {
  const closed: string[] = [];
  const end = (name: string) => async () => void closed.push(name);
  const thing = (name: string): Thing => ({ name, drop: end(name), close: end(name) });
  let settle: { open(name: string): void; fail(): void } = { open: () => {}, fail: () => {} };
  const load = () =>
    new Promise<Thing>((done, fail) => {
      settle = { open: (name) => done(thing(name)), fail: () => fail(new Error('no database')) };
    });
  return { closed, load, last: () => settle };
}

test('something already open is not opened again', async () => {
  const { load, last } = slow();
  const openings = new Openings<Thing>();
  const [one, two] = [openings.open('a', load), openings.open('a', load)];
  last().open('first');
  expect(await one).toBe(await two);
  expect(openings.size).toBe(1);
});

test('something that was being opened when everything was dropped is closed', async () => {
  const { closed, load, last } = slow();
  const openings = new Openings<Thing>();
  const before = openings.open('a', load);
  const old = last();
  const dropped = openings.drop();
  const after = openings.open('a', load);
  last().open('second');
  old.open('first');
  await expect(before).rejects.toThrow(Elsewhere);
  await dropped;
  expect(closed).toEqual(['first']);
  expect(await openings.get('a')).toBe(await after);
});

test('a failed opening does not affect what was opened in its place', async () => {
  const { load, last } = slow();
  const openings = new Openings<Thing>();
  const before = openings.open('a', load);
  const old = last();
  const dropped = openings.drop();
  const after = openings.open('a', load);
  last().open('second');
  await after;
  old.fail();
  await expect(before).rejects.toThrow('no database');
  await dropped;
  expect(await openings.open('a', load)).toBe(await after);
});
