import { ContextProvider } from '@lit/context';
import type { Doc, GameInfo } from '@masque/protocol';
import { Translator, translatorContext } from '@masque/ui';
import { render } from 'lit';
import { afterEach, expect, test } from 'vitest';
import { tableContext, type TableContext } from '../../live/context.ts';
import { messages } from '../../messages/index.ts';
import { drawStageLobby } from '../stage/lobby.ts';
import './seats.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  ['en', 'Somebody'],
  ['fr', 'Quelqu’un'],
] as const)(
  'whoever had their name erased is called something before the next game, too, in %s',
  async (language, word) => {
    const t = new Translator(language, [messages[language]]);
    const game = { id: 'toy', name: {}, about: {}, seats: { min: 2, max: 4 }, options: [], presets: [], bots: [] };
    const lobby = {
      code: 'VELA',
      seats: [
        { seat: 0, name: '?' },
        { seat: 1, name: 'Ben' },
      ],
      settings: {},
      options: {},
      problems: [],
    };
    const doc = { lobby, you: { seat: 1, host: true }, play: null } as unknown as Doc;
    const table = { code: 'VELA', game, people: [], seen: { log: [], doc } } as unknown as TableContext;
    const room = document.createElement('div');
    new ContextProvider(room, { context: tableContext, initialValue: table });
    new ContextProvider(room, { context: translatorContext, initialValue: t });
    const seats = document.createElement('masque-seats');
    document.body.append(room);
    room.append(seats);
    await seats.updateComplete;
    const named = (root: ParentNode) => [...root.querySelectorAll('li b')].map((it) => it.textContent);
    expect(named(seats.shadowRoot!)).toEqual([word, 'Ben']);
    const screen = document.createElement('div');
    render(
      drawStageLobby(t, doc, game as unknown as GameInfo, 'masque.example', () => {}),
      screen,
    );
    expect(named(screen)).toEqual([word, 'Ben']);
  },
);
