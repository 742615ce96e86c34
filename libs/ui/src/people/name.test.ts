import { expect, test } from 'vitest';
import { emOf, syllables } from './name.ts';

test.each([
  ['Ada', 'Ada'],
  ['Pierrot', 'Pier-rot'],
  ['Arthur', 'Arthur'],
  ['Scaramouche', 'Sca-ra-mouche'],
  ['Maximilienne', 'Maxi-mi-lienne'],
  ['Bartholomew', 'Bartho-lo-mew'],
  ['Colombine', 'Colom-bine'],
  ['Élisabeth', 'Éli-sa-beth'],
])('%s is broken between syllables: %s', (name, broken) => {
  expect(syllables(name).join('-')).toBe(broken);
});

test('a name of narrow letters needs less room than one of wide letters', () => {
  expect(emOf('Tilli')).toBeLessThan(emOf('Momma') * 0.75);
});
