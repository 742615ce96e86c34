// @vitest-environment happy-dom
import { Translator } from '@masque/ui';
import { expect, test } from 'vitest';
import { messages } from '../messages/index.ts';

const said = (language: 'en' | 'fr', n: number, all: number): string =>
  new Translator(language, [messages[language]]).msg({ key: 'account.order', args: { n, all } });

test('what a society held is said as people would say it, however little it was', () => {
  expect(said('en', 0, 0)).toBe('Nobody held a Key');
  expect(said('en', 1, 1)).toBe('The only Key was held by the Order');
  expect(said('en', 0, 1)).toBe('The only Key was held outside the Order');
  expect(said('en', 1, 2)).toBe('Of the 2 Keys that players held, the Order had one');
  expect(said('fr', 0, 0)).toBe('Personne n’avait de Clé');
  expect(said('fr', 0, 1)).toBe('La seule Clé en main n’était pas à l’Ordre');
  expect(said('fr', 0, 2)).toBe('Sur les 2 Clés que les joueurs avaient en main, aucune n’était à l’Ordre');
  expect(said('fr', 3, 4)).toBe('Sur les 4 Clés que les joueurs avaient en main, 3 étaient à l’Ordre');
});
