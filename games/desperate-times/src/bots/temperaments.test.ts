import { temperaments } from '@masque/bots';
import { doingsOf } from '@masque/testkit';
import { expect, test } from 'vitest';
import desperateTimes from '../index.ts';

const done = doingsOf(
  desperateTimes,
  temperaments.map((it) => `normal:${it}`),
  { seats: 4, games: 100 },
);
const of = (temperament: (typeof temperaments)[number]) => done[`normal:${temperament}`]!;

test('bold bots Reveal, careful ones Bribe', () => {
  expect(of('careful').deeds['bribe']!).toBeGreaterThan(2 * (of('bold').deeds['bribe'] ?? 0));
  expect(of('bold').deeds['reveal']!).toBeGreaterThan(1.2 * of('careful').deeds['reveal']!);
});

test('talkative bots act most on others, vengeful ones on those who have harmed them most', () => {
  for (const it of ['bold', 'careful', 'vengeful'] as const)
    expect(of('talkative').feud.deeds).toBeGreaterThan(1.1 * of(it).feud.deeds);
  const part = (list: readonly ReturnType<typeof of>[]): number =>
    list.reduce((sum, { feud }) => sum + feud.paid, 0) / list.reduce((sum, { feud }) => sum + feud.sore, 0);
  const others = (['bold', 'careful', 'talkative'] as const).map(of);
  expect(part([of('vengeful')])).toBeGreaterThan(part(others) + 0.1);
});
