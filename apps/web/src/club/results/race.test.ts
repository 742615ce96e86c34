import { Translator } from '@masque/ui';
import { expect, test } from 'vitest';
import './race.ts';
import type { Racer } from './race.ts';
import { en } from '../words/en.ts';

test('the race shows the first five and the viewer, however far behind', async () => {
  const racers: Racer[] = Array.from({ length: 8 }, (_, i) => ({
    name: `P${i + 1}`,
    mask: 'fox',
    points: 80 - i,
    places: [i + 1, i + 1],
    ...(i === 6 && { me: true as const }),
  }));
  const race = document.createElement('masque-race');
  Object.assign(race, { translator: new Translator('en', [en]), evenings: ['one', 'two'], racers });
  document.body.append(race);
  await race.updateComplete;
  const names = (): (string | null)[] => [...race.shadowRoot!.querySelectorAll('li span')].map((it) => it.textContent);
  expect(names()).toEqual(['P1', 'P2', 'P3', 'P4', 'P7']);
  expect(race.shadowRoot!.querySelector('li.me')!.textContent).toContain('P7');
  race.racers = racers.map(({ me: _, ...it }) => it);
  await race.updateComplete;
  expect(names()).toEqual(['P1', 'P2', 'P3', 'P4', 'P5']);
  race.remove();
});
