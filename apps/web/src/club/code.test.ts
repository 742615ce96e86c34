import { expect, test } from 'vitest';
import { codeOf, rulesetIn } from './code.ts';

test('a ruleset can be restored from its code', () => {
  const options = { ms: 3, name: 'Élise 🎭', set: { a: 1 }, none: null };
  const code = codeOf({ game: 'coup', options });
  expect(code).toMatch(/^M1-[A-Za-z0-9._]+$/);
  expect(rulesetIn(` ${code}\n`)).toEqual({ game: 'coup', options });
  expect(rulesetIn(codeOf({ game: 'coup', options: {}, bots: 'hard' }))).toEqual({
    game: 'coup',
    options: {},
    bots: 'hard',
  });
});

test.each([
  '',
  'VELA',
  'M1-',
  'M1-%%%',
  `M1-${btoa('{}')}`,
  `M1-${btoa('["coup",[]]')}`,
  `M1-${btoa('["coup",null]')}`,
])('%s is no ruleset', (code) => {
  expect(rulesetIn(code)).toBeNull();
});
