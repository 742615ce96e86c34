import { afterEach, expect, test, vi } from 'vitest';
import { docOf, noServer, server, words } from './club.fixture.ts';
import './board.ts';

const evening = { id: 'e1', name: 'Friday', at: 0 };

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The big screen of an evening, with what the server has told it. */
async function board(room: object) {
  noServer();
  const element = document.createElement('masque-board');
  const spoken: string[] = [];
  element.addEventListener('speak', (e) => spoken.push((e as CustomEvent<string>).detail));
  Object.assign(element, { code: 'VELA', translator: words });
  document.body.append(element);
  const there = await server();
  there.greets(docOf({ evening, ...room }), { member: null, host: false, here: false });
  await element.updateComplete;
  return { element, there, spoken };
}

test('the big screen speaks the language of the club, also when a host changes it', async () => {
  const club = { name: 'La Lanterne', color: 'brass', language: 'fr', watching: 'free' };
  const { element, there, spoken } = await board({ club });
  expect(spoken).toEqual(['fr']);
  there.says({ t: 'diff', counter: 2, ops: [[['room', 'club', 'language'], 'en']] });
  await element.updateComplete;
  expect(spoken).toEqual(['fr', 'en']);
});
