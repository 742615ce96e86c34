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

  test('a new token replaces the old one', async () => {
    await on.store.savePerson(ann);
    const renewed = { ...ann, tokenHash: 'bb', data: { name: 'Anna' }, savedAt: 2 };
    await on.store.savePerson(renewed);
    expect(await on.store.personByToken('aa')).toBeNull();
    expect(await on.store.personByToken('bb')).toEqual(renewed);
  });

  test('two people never share a token', async () => {
    await on.store.savePerson(ann);
    await expect(on.store.savePerson({ ...ann, id: 'p2' })).rejects.toThrow();
    expect(await on.store.loadPerson('p2')).toBeNull();
    expect(await on.store.personByToken('aa')).toEqual(ann);
  });
}
