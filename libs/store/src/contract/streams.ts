import { expect, test } from 'vitest';
import type { Bench } from './backend.ts';

const evening = { id: 'e1', kind: 'evening', code: 'VELA' };

export function streams(on: Bench): void {
  test('a stream begins with its first inputs and grows by those that follow', async () => {
    const { store } = on;
    expect(await store.loadStream('e1')).toBeNull();
    expect(await store.extendStream(evening, 0, ['open', { t: 'é 🎭' }])).toEqual({ ok: true, seq: 2 });
    expect(await store.extendStream(evening, 2, ['come'])).toEqual({ ok: true, seq: 3 });
    expect(await store.loadStream('e1')).toEqual({ ...evening, seq: 3 });
    expect(await store.readStream('e1', 1)).toEqual([
      { seq: 1, input: { t: 'é 🎭' } },
      { seq: 2, input: 'come' },
    ]);
    expect(await store.readStream('e2', 0)).toEqual([]);
  });

  test('if two nodes extend a stream at once, one wins and the other is told', async () => {
    const other = await on.another();
    const answers = await Promise.all([
      on.store.extendStream(evening, 0, ['one']),
      other.extendStream(evening, 0, ['two']),
    ]);
    expect(answers.filter((it) => it.ok)).toHaveLength(1);
    expect(answers.find((it) => !it.ok)).toEqual({ ok: false, conflict: 'sequence', seq: 1 });
    expect(await other.readStream('e1', 0)).toEqual([{ seq: 0, input: answers[0].ok ? 'one' : 'two' }]);
  });

  test('a code belongs to one stream at a time and can be given back', async () => {
    const { store } = on;
    await store.extendStream(evening, 0, ['open']);
    const second = { ...evening, id: 'e2' };
    expect(await store.extendStream(second, 0, ['open'])).toEqual({ ok: false, conflict: 'code', seq: 0 });
    expect(await store.loadStream('e2')).toBeNull();
    await store.extendStream({ ...evening, code: null }, 1, ['close']);
    expect(await store.extendStream(second, 0, ['open'])).toEqual({ ok: true, seq: 1 });
    expect((await store.loadStreamByCode('VELA'))?.id).toBe('e2');
    expect(await store.loadStreamByCode('NONE')).toBeNull();
  });

  test('streams are listed by their kind', async () => {
    const { store } = on;
    await store.extendStream({ id: 'b', kind: 'club', code: null }, 0, ['x']);
    await store.extendStream({ id: 'a', kind: 'club', code: null }, 0, ['x']);
    await store.extendStream(evening, 0, ['x']);
    expect((await store.listStreams('club')).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('an input can be rewritten, and nothing around it changes', async () => {
    const { store } = on;
    await store.extendStream(evening, 0, ['one', 'Mia', 'three']);
    await store.rewriteStream('e1', 1, 'somebody');
    expect((await store.readStream('e1', 0)).map(({ input }) => input)).toEqual(['one', 'somebody', 'three']);
    expect((await store.loadStream('e1'))?.seq).toBe(3);
  });

  test('a stream that has not grown is removed with its inputs, and its code is free again', async () => {
    const { store } = on;
    await store.extendStream(evening, 0, ['open', 'come']);
    await store.extendStream({ ...evening, id: 'e2', code: 'WING' }, 0, ['open']);
    expect(await store.dropStream('e1', 1)).toBe(false);
    expect(await store.readStream('e1', 0)).toHaveLength(2);
    expect(await store.dropStream('e1', 2)).toBe(true);
    expect(await store.dropStream('e1', 2)).toBe(false);
    expect([await store.loadStream('e1'), await store.loadStreamByCode('VELA')]).toEqual([null, null]);
    expect(await store.readStream('e1', 0)).toEqual([]);
    expect(await store.readStream('e2', 0)).toHaveLength(1);
    // Whoever still has it in memory is told.
    expect(await store.extendStream(evening, 2, ['say'])).toEqual({ ok: false, conflict: 'sequence', seq: 0 });
    expect(await store.extendStream(evening, 0, ['open'])).toEqual({ ok: true, seq: 1 });
  });

  test('an input that JSON cannot represent is rejected', async () => {
    await expect(on.store.extendStream(evening, 0, [undefined])).rejects.toThrow(/JSON cannot represent/);
    expect(await on.store.loadStream('e1')).toBeNull();
  });
}
