import { ContextProvider } from '@lit/context';
import { Translator, translatorContext } from '@masque/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { tableContext, type TableContext } from '../../live/context.ts';
import { en } from '../../messages/en.ts';
import './lobby.ts';

const lobby = { code: 'VELA', seats: [{ seat: 0, name: 'Ada' }], settings: {}, problems: [], options: {} };
const show = async (host: boolean, more: object, command = vi.fn(() => Promise.resolve(true))) => {
  const table = {
    code: 'VELA',
    watching: false,
    game: {
      id: 'toy',
      name: {},
      about: {},
      theme: {},
      seats: { min: 2, max: 4 },
      options: [],
      presets: [],
      bots: ['easy'],
    },
    people: [],
    seen: { log: [], doc: { lobby: { ...lobby, ...more }, you: { seat: 0, host }, play: null } },
    command,
  } as unknown as TableContext;
  const room = document.createElement('div');
  new ContextProvider(room, { context: tableContext, initialValue: table });
  new ContextProvider(room, { context: translatorContext, initialValue: new Translator('en', [en]) });
  const el = document.createElement('masque-lobby');
  document.body.append(room);
  room.append(el);
  await el.updateComplete;
  return [...(el.shadowRoot?.querySelectorAll<HTMLElement & { label: string }>('.tell') ?? [])];
};
afterEach(() => document.body.replaceChildren());

test('before the first deal, the host is offered to have the game explained on the big screen', async () => {
  const command = vi.fn(() => Promise.resolve(true));
  const [tell, ...others] = await show(true, {}, command);
  expect([tell?.slot, tell?.label, others]).toEqual(['forward', 'Explain it on the big screen', []]);
  tell?.click();
  expect(command).toHaveBeenCalledWith({ do: 'tell', on: true });
  document.body.replaceChildren();
  const [stop] = await show(true, { telling: 5 }, command);
  stop?.click();
  expect([stop?.label, command.mock.lastCall]).toEqual(['Stop explaining', [{ do: 'tell', on: false }]]);
});

test('after the first deal it stands aside, and others do not have it', async () => {
  expect((await show(true, { dealt: true })).map((it) => it.slot)).toEqual(['']);
  document.body.replaceChildren();
  expect(await show(false, {})).toEqual([]);
});
