import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { start, type Bench } from './backend.ts';

export function appends(on: Bench): void {
  beforeEach(async () => {
    await on.store.createSession(start('s1'));
  });

  test('the log is read as it was written', async () => {
    const inputs = [{ seat: 0, action: 'bluff' }, 'é 🎭', 3, null, [[]], { deep: { er: true } }];
    expect(await on.store.append('s1', 0, inputs.slice(0, 2))).toEqual({ ok: true, seq: 2 });
    expect(await on.store.append('s1', 2, inputs.slice(2))).toEqual({ ok: true, seq: 6 });
    expect(await on.store.read('s1', 0)).toEqual(inputs.map((input, seq) => ({ seq, input })));
    expect(await on.store.read('s1', 4)).toEqual([
      { seq: 4, input: [[]] },
      { seq: 5, input: { deep: { er: true } } },
    ]);
    expect(await on.store.read('s1', 1, 2)).toEqual([
      { seq: 1, input: 'é 🎭' },
      { seq: 2, input: 3 },
    ]);
    expect(await on.store.read('s1', 6)).toEqual([]);
    expect((await on.store.loadSession('s1'))?.seq).toBe(6);
  });

  test('what is text already is stored as it is', async () => {
    await on.store.append('s1', 0, ['{"seat":2}', '"é 🎭"'], { written: true, keys: [null, 'k'] });
    expect((await on.store.read('s1', 0)).map(({ input }) => input)).toEqual([{ seat: 2 }, 'é 🎭']);
  });

  test('an append that expects a different length changes nothing and returns the actual one', async () => {
    await on.store.append('s1', 0, ['a', 'b'], { deadlines: [{ clock: { delay: 'turn' }, n: 1, at: 5 }] });
    for (const expected of [0, 1, 3]) {
      const also = { deadlines: [], keys: ['k'], finished: { at: 9, outcome: null } };
      expect(await on.store.append('s1', expected, ['x'], also)).toEqual({ ok: false, conflict: 'sequence', seq: 2 });
    }
    expect(await on.store.read('s1', 0)).toHaveLength(2);
    expect(await on.store.deadlinesOf('s1')).toHaveLength(1);
    expect(await on.store.seenAction('s1', 'k')).toBeNull();
    expect((await on.store.loadSession('s1'))?.finishedAt).toBeNull();
  });

  test('a repeated action is found by its key', async () => {
    expect(await on.store.seenAction('s1', 'k1')).toBeNull();
    await on.store.append('s1', 0, ['a', 'b', 'c'], { keys: [null, 'k1', 'k2'] });
    expect(await on.store.seenAction('s1', 'k1')).toBe(1);
    expect(await on.store.seenAction('s1', 'k2')).toBe(2);
    const again = await on.store.append('s1', 3, ['d', 'b'], { keys: ['k3', 'k1'] });
    expect(again).toEqual({ ok: false, conflict: 'receipt', seq: 3 });
    expect(await on.store.seenAction('s1', 'k3')).toBeNull();
    expect(await on.store.append('s1', 3, ['d'], { keys: ['k3'] })).toMatchObject({ ok: true });
    expect(await on.store.read('s1', 0)).toHaveLength(4);
    await on.store.createSession(start('s2'));
    expect(await on.store.seenAction('s2', 'k1')).toBeNull();
  });

  test('a finished log is closed, but still knows its keys', async () => {
    await on.store.append('s1', 0, ['a'], {
      keys: ['last'],
      finished: { at: 9, outcome: { winners: [2] } },
    });
    expect(await on.store.append('s1', 1, ['b'])).toEqual({ ok: false, conflict: 'finished', seq: 1 });
    const again = await on.store.append('s1', 0, ['a'], { keys: ['last'] });
    expect(again).toEqual({ ok: false, conflict: 'receipt', seq: 1 });
    expect(await on.store.loadSession('s1')).toMatchObject({ seq: 1, finishedAt: 9, outcome: { winners: [2] } });
  });

  test('an append to an unknown session, or of something JSON cannot represent, is rejected', async () => {
    await expect(on.store.append('nobody', 0, ['a'])).rejects.toThrow(/no session nobody/);
    await expect(on.store.append('s1', 0, ['a', undefined])).rejects.toThrow(/JSON cannot represent/);
    expect(await on.store.read('s1', 0)).toEqual([]);
  });

  test('whatever is appended with whatever expectation, the log behaves like a list', async () => {
    let games = 0;
    const tries = fc.array(fc.tuple(fc.nat(6), fc.array(fc.jsonValue(), { minLength: 1, maxLength: 3 })), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(tries, async (tries) => {
        const id = `g${games++}`;
        await on.store.createSession(start(id));
        const log: unknown[] = [];
        const answers = await Promise.all(tries.map(([expected, inputs]) => on.store.append(id, expected, inputs)));
        for (const [i, [expected, inputs]] of tries.entries()) {
          const ok = expected === log.length;
          if (ok) log.push(...inputs);
          expect(answers[i]).toMatchObject({ ok, seq: log.length });
        }
        const json = JSON.parse(JSON.stringify(log)) as unknown[];
        expect((await on.store.read(id, 0)).map(({ input }) => input)).toEqual(json);
      }),
      { numRuns: 40 },
    );
  });
}
