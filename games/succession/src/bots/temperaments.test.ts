import { temperaments } from '@masque/bots';
import { doingsOf } from '@masque/testkit';
import { expect, test } from 'vitest';
import succession from '../index.ts';
import { statistics } from '../statistics.ts';

const done = doingsOf(
  succession,
  temperaments.map((it) => `normal:${it}`),
  { seats: 12, games: 8, statistics: statistics as never },
);
const of = (temperament: (typeof temperaments)[number]) => done[`normal:${temperament}`]!;

test('talkative bots invite most, careful ones least', () => {
  for (const it of ['bold', 'vengeful'] as const) {
    expect(of('talkative').deeds['propose']!).toBeGreaterThan(1.3 * of(it).deeds['propose']!);
    expect(of(it).deeds['propose']!).toBeGreaterThan(1.3 * of('careful').deeds['propose']!);
  }
});

test('vengeful bots point at those who have pointed at them', () => {
  const part = (list: readonly ReturnType<typeof of>[]): number =>
    list.reduce((sum, { feud }) => sum + feud.paid, 0) / list.reduce((sum, { feud }) => sum + feud.sore, 0);
  const others = (['bold', 'careful', 'talkative'] as const).map(of);
  // A hundred fingers: the difference is known to a tenth (95 %).
  expect(part([of('vengeful')])).toBeGreaterThan(part(others) + 0.05);
});
