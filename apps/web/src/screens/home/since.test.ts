import { Translator } from '@masque/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { sinceOf } from './since.ts';
import { homeWords } from './words.ts';

const at = new Date(2026, 10, 20, 19, 30).getTime();
const HOUR = 3_600_000;

afterEach(() => void vi.unstubAllGlobals());

test('an evening is tonight until the next morning; one that was left open says since which day', () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  const said = (language: 'en' | 'fr', hours: number): string => {
    const t = new Translator(language, [homeWords[language]]);
    return t.msg(sinceOf(t, 'The Lantern', at, at + hours * HOUR));
  };
  expect(said('en', 0)).toBe('Tonight at The Lantern, since 19:30');
  expect(said('en', 7)).toBe('Tonight at The Lantern, since 19:30');
  expect(said('en', 7 * 24)).toBe('The Lantern, open since Friday 20 November');
  vi.stubGlobal('navigator', { languages: ['en-US', 'en'] });
  expect(said('en', 7 * 24)).toBe('The Lantern, open since Friday, November 20');
  expect(said('fr', 7 * 24)).toBe('The Lantern, soirée ouverte depuis le vendredi 20 novembre');
});
