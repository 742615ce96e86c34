import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draft, start, type Bench } from './backend.ts';

export function nodes(on: Bench): void {
  test('one node reads what another wrote', async () => {
    const other = await on.another();
    await on.store.createSession(start('s1'));
    await on.store.append('s1', 0, ['a']);
    expect(await other.append('s1', 1, ['b'])).toEqual({ ok: true, seq: 2 });
    expect((await on.store.read('s1', 0)).map(({ input }) => input)).toEqual(['a', 'b']);
  });

  test('if two nodes append at once, one wins and the other is told', async () => {
    const other = await on.another();
    await on.store.createSession(start('s1'));
    for (let seq = 0; seq < 20; seq++) {
      const answers = await Promise.all([on.store.append('s1', seq, ['one']), other.append('s1', seq, ['two'])]);
      expect(answers.filter((answer) => answer.ok)).toEqual([{ ok: true, seq: seq + 1 }]);
      expect(answers.filter((answer) => !answer.ok)).toEqual([{ ok: false, conflict: 'sequence', seq: seq + 1 }]);
      const winner = answers[0].ok ? 'one' : 'two';
      expect(await on.store.read('s1', seq)).toEqual([{ seq, input: winner }]);
    }
  });

  test('whichever of two nodes writes, and whatever it assumes, the result is that of a single node', async () => {
    const both = [on.store, await on.another()] as const;
    let games = 0;
    const numbers = fc.uniqueArray(fc.nat(3), { maxLength: 3 });
    const write = fc.record({
      node: fc.constantFrom(0, 1),
      behind: fc.constantFrom(0, 0, 0, 0, 1),
      key: fc.nat(9),
      deadlines: fc.option(numbers, { nil: undefined }),
      at: fc.nat(2),
      ends: fc.constantFrom(false, false, false, false, false, false, true),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 10 }), async (writes) => {
        const id = `b${games++}`;
        await on.store.createSession(start(id), { deadlines: [{ clock: 'first', n: 9, at: 9 }] });
        let [seq, ended] = [0, false];
        let clocks = [{ clock: 'first' as unknown, n: 9, at: 9 }];
        const keys = new Set<string>();
        for (const { node, behind, key, deadlines, at, ends } of writes) {
          const expected = Math.max(0, seq - behind);
          const rows = deadlines?.map((n) => ({ clock: { n }, n, at: at + n }));
          const also = {
            ...(rows && { deadlines: rows }),
            keys: [`k${key}`],
            ...(ends && { finished: { at: 1, outcome: 'over' } }),
          };
          const conflict = keys.has(`k${key}`)
            ? 'receipt'
            : ended
              ? 'finished'
              : expected !== seq
                ? 'sequence'
                : undefined;
          const appended = await both[node]!.append(id, expected, [seq], also);
          expect(appended).toEqual(conflict ? { ok: false, conflict, seq } : { ok: true, seq: seq + 1 });
          if (conflict) continue;
          seq++;
          ended = ends;
          keys.add(`k${key}`);
          clocks = ends ? [] : (rows ?? clocks);
        }
        const reader = both[games % 2]!;
        expect((await reader.read(id, 0)).map(({ input }) => input)).toEqual(Array.from({ length: seq }, (_, n) => n));
        const byNumber = (a: { n: number }, b: { n: number }): number => a.n - b.n;
        expect((await reader.deadlinesOf(id)).sort(byNumber)).toEqual(clocks.sort(byNumber));
        expect((await reader.loadSession(id))?.finishedAt).toBe(ended ? 1 : null);
      }),
      { numRuns: 40 },
    );
  });

  test('if two nodes save a table at once, one wins and the other is told', async () => {
    const other = await on.another();
    const answers = await Promise.all([
      on.store.saveTable(draft('t1', { data: 'one' }), 0),
      other.saveTable(draft('t1', { data: 'two' }), 0),
    ]);
    expect(answers.map((answer) => answer.ok).sort()).toEqual([false, true]);
    expect((await other.loadTable('t1'))?.data).toBe(answers[0].ok ? 'one' : 'two');
  });

  test('nodes that start together share the backend', async () => {
    const others = await Promise.all([on.another(), on.another(), on.another()]);
    await on.store.createSession(start('s1'));
    for (const other of others) expect((await other.loadSession('s1'))?.id).toBe('s1');
  });

  test('a later node reads what was written before', async () => {
    await on.store.createSession(start('s1'), { deadlines: [{ clock: { delay: 'turn' }, n: 1, at: 5 }] });
    await on.store.append('s1', 0, ['a']);
    const closing = on.store.append('s1', 1, ['b']);
    await on.store.close();
    expect(await closing).toEqual({ ok: true, seq: 2 });
    await expect(on.store.append('s1', 2, ['c'])).rejects.toThrow(/closed/);
    await expect(on.store.read('s1', 0)).rejects.toThrow(/closed/);
    const later = await on.another();
    expect(await later.read('s1', 0)).toHaveLength(2);
    expect(await later.deadlinesOf('s1')).toHaveLength(1);
  });
}
