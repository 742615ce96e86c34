import { expect, test } from 'vitest';
import { emOf, nameStyle, partsOf, syllables } from './name.ts';

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

test.each([
  ['Pantalon-Alexandre de la', 'Pantalon-|Alexandre |de |la'],
  ['Anne-Sophie', 'Anne-|Sophie'],
  ['Scaramouche Duval', 'Sca|ra|mouche |Duval'],
  ['Scaramouche', 'Sca|ra|mouche'],
  ['- -', '- -'],
])('of the words of %s only a long one is broken: %s', (name, broken) => {
  expect(partsOf(name).join('|')).toBe(broken);
  expect(partsOf(name).join('')).toBe(name);
});

test('in a row, a word of several is broken that would fit on a line elsewhere', () => {
  expect(partsOf('Wilhelmina von Dach', true).join('|')).toBe('Wilhel|mi|na |von |Dach');
  expect(partsOf('Wilhelmina von Dach').join('|')).toBe('Wilhelmina |von |Dach');
});

test('a name with narrow letters needs less room than one with wide letters', () => {
  expect(emOf('Tilli')).toBeLessThan(emOf('Momma') * 0.75);
});

// In a template, an escape of CSS needs two backslashes: with one, there is no style, and the next rule is lost as well.
test('the style of names is one', () => {
  expect(nameStyle.cssText).toContain(String.raw`content: '\ad'`);
});
