import { expect, test } from 'vitest';
import type { Bench } from './backend.ts';

export function people(on: Bench): void {
  const ann = { id: 'p1', tokenHash: 'aa', data: { name: 'Ann' }, savedAt: 1 };

  test('a person is found by the hash of the token', async () => {
    expect(await on.store.personByToken('aa')).toBeNull();
    await on.store.savePerson(ann);
    expect(await on.store.personByToken('aa')).toEqual(ann);
    expect(await on.store.loadPerson('p1')).toEqual(ann);
    expect(await on.store.loadPerson('p2')).toBeNull();
  });

  test('a new token replaces the old one, which nobody brings back by accident', async () => {
    await on.store.savePerson(ann);
    const anna = { ...ann, data: { name: 'Anna' }, savedAt: 2 };
    // Whoever saves her at the same time still has the old one.
    await Promise.all([on.store.replaceToken('p1', 'bb'), on.store.savePerson(anna)]);
    expect(await on.store.personByToken('aa')).toBeNull();
    expect(await on.store.personByToken('bb')).toEqual({ ...anna, tokenHash: 'bb' });
    await on.store.savePerson(ann);
    expect(await on.store.loadPerson('p1')).toEqual({ ...ann, tokenHash: 'bb' });
    await on.store.replaceToken('nobody', 'cc');
    expect(await on.store.personByToken('cc')).toBeNull();
  });

  test('two people never share a token', async () => {
    await on.store.savePerson(ann);
    await expect(on.store.savePerson({ ...ann, id: 'p2' })).rejects.toThrow();
    expect(await on.store.loadPerson('p2')).toBeNull();
    expect(await on.store.personByToken('aa')).toEqual(ann);
  });
}
