import { expect, test } from 'vitest';
import { sameName } from './names.ts';

test.each([
  ['Ada', 'ádá'],
  ['Ada', '\u0410da'],
  ['Ada', '\uff21\uff44\uff41'],
  ['Ian', 'lan'],
  ['Lou', 'L0u'],
  ['\u039d\u03af\u03ba\u03bf\u03c2', 'N\u03af\u03ba\u03bf\u03c2'],
  ['\u041c\u0438\u043b\u0430', 'M\u0438\u043ba'],
])('%s and %s cannot be told apart', (a, b) => {
  expect(sameName(a, b)).toBe(true);
  expect(sameName(b, a)).toBe(true);
});

test.each([
  ['Zoé', 'Chloé'],
  ['Nguyễn', 'Ngọc'],
  ['Νίκος', 'Νίκη'],
  ['Мила', 'Мира'],
  ['Иван', 'Ivan'],
  ['राम', 'रमा'],
  ['Pierrot 2', 'Pierrot 3'],
  ['Ada', undefined],
])('%s and %s can', (a, b) => expect(sameName(a, b)).toBe(false));
