import { Translator } from '@masque/ui';
import { expect, test } from 'vitest';
import { sinceOf } from './since.ts';
import { homeWords } from './words.ts';

const at = new Date(2026, 10, 20, 19, 30).getTime();
const HOUR = 3_600_000;

test('an evening is tonight until the next morning; one that was left open says since which day', () => {
  const said = (language: 'en' | 'fr', hours: number): string => {
    const t = new Translator(language, [homeWords[language]]);
    return t.msg(sinceOf(t, 'The Lantern', at, at + hours * HOUR));
  };
  expect(said('en', 0)).toBe('Tonight at The Lantern, since 19:30');
  expect(said('en', 7)).toBe('Tonight at The Lantern, since 19:30');
  expect(said('en', 7 * 24)).toBe('The Lantern, open since Friday, November 20');
  expect(said('fr', 7 * 24)).toBe('The Lantern, soirée ouverte depuis le vendredi 20 novembre');
});
