// @vitest-environment happy-dom
import { Translator } from '@masque/ui';
import { expect, test } from 'vitest';
import { messages } from '../messages/index.ts';
import { arrowFrom } from './hands.ts';
import { placesOf, sizeOf } from './square.ts';

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

test('every raised hand has an arrow long enough to be seen', () => {
  const field = { width: 1320, height: 1054, rem: 32 };
  const short: string[] = [];
  for (let people = 6; people <= 24; people++)
    for (const lynched of [false, true])
      for (const [i, place] of placesOf(people).entries()) {
        const { start, tip, size } = arrowFrom(place, field, { lynched, size: sizeOf(people) });
        const toMiddle = Math.sign(tip.x - start.x) === Math.sign(660 - start.x) || Math.abs(660 - start.x) < 1;
        if (!toMiddle || Math.hypot(tip.x - start.x, tip.y - start.y) < 1.15 * size) short.push(`${i} of ${people}`);
      }
  expect(short).toEqual([]);
});
