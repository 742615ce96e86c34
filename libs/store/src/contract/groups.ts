import { expect, test } from 'vitest';
import { start, type Bench } from './backend.ts';

export function groups(on: Bench): void {
  test('appends that arrive together share a commit', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => `s${i}`);
    await Promise.all(ids.map((id) => on.store.createSession(start(id))));
    const before = on.store.metrics();
    const answers = await Promise.all(
      ids.flatMap((id) => [0, 1, 2, 3].map((seq) => on.store.append(id, seq, [{ id, seq }]))),
    );
    const after = on.store.metrics();
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(after.writes - before.writes).toBe(400);
    expect(after.commits - before.commits).toBeLessThanOrEqual(10);
    for (const id of ids) {
      expect((await on.store.read(id, 0)).map(({ input }) => input)).toEqual([0, 1, 2, 3].map((seq) => ({ id, seq })));
    }
  });

  test('in a shared commit each append is checked separately, in order of arrival', async () => {
    await on.store.createSession(start('s1'));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => on.store.append('s1', Math.floor(i / 2), [i])),
    );
    answers.forEach((answer, i) => {
      const seq = Math.floor(i / 2) + 1;
      expect(answer).toEqual(i % 2 === 0 ? { ok: true, seq } : { ok: false, conflict: 'sequence', seq });
    });
    const inputs = (await on.store.read('s1', 0)).map(({ input }) => input);
    expect(inputs).toEqual(Array.from({ length: 25 }, (_, i) => 2 * i));
  });

  test('a failing write does not affect the others in its commit', async () => {
    await on.store.createSession(start('s1'));
    const twice = [
      { clock: { delay: 'same' }, n: 1, at: 1 },
      { clock: { delay: 'same' }, n: 1, at: 2 },
    ];
    const [one, nobody, bad, two] = await Promise.allSettled([
      on.store.append('s1', 0, ['a']),
      on.store.append('nobody', 0, ['a']),
      on.store.append('s1', 1, ['bad'], { deadlines: twice }),
      on.store.append('s1', 1, ['b']),
    ]);
    expect(one).toEqual({ status: 'fulfilled', value: { ok: true, seq: 1 } });
    expect(nobody.status).toBe('rejected');
    expect(bad.status).toBe('rejected');
    expect(two).toEqual({ status: 'fulfilled', value: { ok: true, seq: 2 } });
    expect((await on.store.read('s1', 0)).map(({ input }) => input)).toEqual(['a', 'b']);
    expect(await on.store.deadlinesOf('s1')).toEqual([]);
  });
}
