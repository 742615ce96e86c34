import { temperaments } from '@masque/bots';
import { doingsOf } from '@masque/testkit';
import { expect, test } from 'vitest';
import werewolf from '../index.ts';

const done = doingsOf(
  werewolf,
  temperaments.map((it) => `normal:${it}`),
  { seats: 12, games: 24 },
);
const of = (temperament: (typeof temperaments)[number]) => done[`normal:${temperament}`]!;

test('bold bots accuse most, careful ones least; talkative ones say whom they suspect', () => {
  for (const it of ['vengeful', 'talkative'] as const)
    expect(of(it).deeds['nominate']!).toBeGreaterThan(1.5 * (of('careful').deeds['nominate'] ?? 0));
  expect(of('bold').deeds['nominate']!).toBeGreaterThan(3 * (of('careful').deeds['nominate'] ?? 0));
  for (const it of ['bold', 'careful', 'vengeful'] as const)
    expect(of('talkative').deeds['suspect']!).toBeGreaterThan(1.5 * (of(it).deeds['suspect'] ?? 0));
});

test('vengeful bots accuse those who have accused them', () => {
  const part = (list: readonly ReturnType<typeof of>[]): number =>
    list.reduce((sum, { feud }) => sum + feud.paid, 0) / list.reduce((sum, { feud }) => sum + feud.sore, 0);
  const others = (['bold', 'careful', 'talkative'] as const).map(of);
  expect(part([of('vengeful')])).toBeGreaterThan(part(others) + 0.1);
});
