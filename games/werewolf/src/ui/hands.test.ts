// @vitest-environment happy-dom
import { Translator } from '@masque/ui';
import { expect, test } from 'vitest';
import { messages } from '../messages/index.ts';

const all = ['ask.defence.note', 'ask.daybreak.note', 'say.vote', 'village.need'];
const said = (language: 'en' | 'fr', need: number): string[] => {
  const t = new Translator(language, [messages[language]]);
  return all.map((key) => t.msg({ key, args: { need, alive: 2, who: 'Mia' } }));
};

test('one vote is counted as one hand', () => {
  expect(said('en', 1).join(' ')).not.toMatch(/\b1 (of|hands|are)|One hands/);
  expect(said('fr', 1).join(' ')).not.toMatch(/mains|suffisent|suffiront/);
  expect(said('fr', 2).join(' ')).toMatch(/2 mains sur 2 suffiront.*2 mains suffisent.*2 suffisent/);
});
