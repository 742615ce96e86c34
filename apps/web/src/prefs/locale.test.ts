import { expect, test } from 'vitest';
import { localeOf } from './locale.ts';

test('dates are written as the browser asks in this language, else as in Europe', () => {
  expect(localeOf('en', ['en-US', 'en-GB'])).toBe('en-US');
  expect(localeOf('en', ['fr-FR', 'en', 'en-IE'])).toBe('en-IE');
  expect([['en'], ['fr-CA'], []].map((wanted) => localeOf('en', wanted))).toEqual(['en-GB', 'en-GB', 'en-GB']);
  expect(localeOf('fr', ['en-GB'])).toBe('fr');
});
