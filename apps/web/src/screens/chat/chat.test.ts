import { ContextProvider } from '@lit/context';
import { Translator, translatorContext } from '@masque/ui';
import { afterEach, expect, test } from 'vitest';
import { tableContext, type TableContext } from '../../live/context.ts';
import { en } from '../../messages/en.ts';
import './chat.ts';
import type { Tab } from './chat.ts';

const village = { id: 'table', name: 'The village', write: false };
const dead = { id: 'dead', name: 'The dead', write: true, private: true };

/** The chat of somebody who is out, in a game with whispers. */
async function show(tab: Tab): Promise<ShadowRoot> {
  const doc = {
    lobby: { code: 'VELA', seats: [{ seat: 0, name: 'Ada' }] },
    you: { seat: 0, host: false, out: true },
    chat: { whispers: true, channels: [village, dead] },
  };
  const table = { seen: { doc, said: [], log: [] }, people: [], problem: null } as unknown as TableContext;
  const room = document.createElement('div');
  new ContextProvider(room, { context: tableContext, initialValue: table });
  new ContextProvider(room, { context: translatorContext, initialValue: new Translator('en', [en]) });
  const el = Object.assign(document.createElement('masque-chat'), { tab });
  document.body.append(room);
  room.append(el);
  await el.updateComplete;
  return el.shadowRoot!;
}
afterEach(() => document.body.replaceChildren());

test('whoever is out is told where they can write', async () => {
  expect((await show('all')).textContent).toContain('Under “In private” you can write to the others who are.');
});

test('it opens at the page that is asked for, covered', async () => {
  const root = await show('private');
  expect(root.querySelector('masque-tabs')?.value).toBe('private');
  expect([root.querySelector('.cover') !== null, root.querySelector('.talk')]).toEqual([true, null]);
});
