import { temperaments } from '@masque/bots';
import { doingsOf } from '@masque/testkit';
import { expect, test } from 'vitest';
import montee from '../index.ts';

const done = doingsOf(
  montee,
  temperaments.map((it) => `normal:${it}`),
  { seats: 8, games: 6 },
);
const of = (temperament: (typeof temperaments)[number]) => done[`normal:${temperament}`]!;

test('bold bots fight, careful ones trade, talkative ones take sides', () => {
  expect(of('bold').deeds['duel']!).toBeGreaterThan(3 * of('careful').deeds['duel']!);
  expect(of('careful').deeds['offer']!).toBeGreaterThan(3 * of('bold').deeds['offer']!);
  for (const it of ['bold', 'careful', 'vengeful'] as const)
    expect(of(it).deeds['abstain']!).toBeGreaterThan(1.3 * of('talkative').deeds['abstain']!);
});

test('vengeful bots target those who have harmed them most', () => {
  const part = (list: readonly ReturnType<typeof of>[]): number =>
    list.reduce((sum, { feud }) => sum + feud.paid, 0) / list.reduce((sum, { feud }) => sum + feud.sore, 0);
  const others = (['bold', 'careful', 'talkative'] as const).map(of);
  expect(part([of('vengeful')])).toBeGreaterThan(part(others) + 0.2);
});
