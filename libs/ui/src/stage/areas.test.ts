import { render } from 'lit';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { ContextProvider } from '@lit/context';
import { drawn, find, findAll } from '../testing.ts';
import type { MqCard } from '../cards/mq-card.ts';
import { translatorContext } from '../i18n/context.ts';
import { Translator } from '../i18n/translator.ts';
import { drawAreas, rowsFor } from './areas.ts';

test.each([3, 4, 5, 6])('%i seats have a place for every card, however many there are', (seats) => {
  for (let places = 0; places <= 24; places++) {
    const { rows, inRow } = rowsFor(seats, places);
    expect(rows * inRow).toBeGreaterThanOrEqual(places);
    if (rows > 2) expect((rows - 1) * inRow).toBeLessThan(places);
  }
});

test('places are named up to the usual number, and a new card does not rearrange a row', () => {
  const usual = { 3: 8, 4: 6, 5: 6, 6: 6 };
  for (const [seats, places] of Object.entries(usual)) expect(rowsFor(Number(seats), places).named, seats).toBe(true);
  expect(rowsFor(6, 1)).toEqual(rowsFor(6, 6));
  expect(rowsFor(3, 1)).toEqual(rowsFor(3, 8));
});

test('a card in its place shows its coins and value; a face-down card shows neither face nor value', async () => {
  const words = { slot: '{slot}', judge: 'Judge', coins: 'Coins' };
  const t = new Translator('en', [en, words]).withNames([{ seat: 0, name: 'Mia' }]);
  const at = (slot: string) => ({ ref: slot, label: { key: 'slot', args: { slot } } });
  const face = { id: 'judge', name: 'judge', icon: 'gavel', value: 3 } as const;
  const counters = [{ icon: 'two-coins', n: 2, label: 'coins' }] as const;
  const table = {
    title: 'judge',
    active: [0],
    seats: [{ seat: 0, cards: [{ ...at('A1'), state: 'up' as const, face, counters }, { ...at('A2'), state: 'down' as const, face }] }],
  }; // prettier-ignore
  const host = document.createElement('div');
  new ContextProvider(host, { context: translatorContext, initialValue: t });
  document.body.append(host);
  render(drawAreas(t, table, []), host);
  await Promise.all(findAll<MqCard>(host, 'mq-card').map((it) => it.updateComplete));
  const [open, shut] = [...host.querySelectorAll('.spot')];
  expect(open?.querySelector('.place')?.textContent).toBe('A1');
  expect(open?.querySelector('.worth')?.textContent).toBe('3');
  expect(open?.querySelector('.what')?.textContent).toBe('Judge');
  expect(findAll(open, '.pile mq-coin')).toHaveLength(2);
  expect(find(open, '[role=img]')?.getAttribute('aria-label')).toBe('Judge, Coins: 2');
  expect(shut?.querySelector('.place')?.textContent).toBe('A2');
  expect(drawn(shut)).not.toMatch(/Judge|gavel|worth/);
});
