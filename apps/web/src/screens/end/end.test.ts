import { ContextProvider } from '@lit/context';
import { Translator, translatorContext } from '@masque/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tableContext, type TableContext } from '../../live/context.ts';
import { en } from '../../messages/en.ts';
import './end.ts';
import { MasqueStory } from './story.ts';

const people = ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name, mask: 'fox', bot: false, away: seat > 0 }));

/** The words at the foot of the end of a game, beside the buttons. */
async function foot(host: boolean, there: readonly object[]): Promise<string> {
  const play = { id: 'g', game: 'toy', outcome: { winners: [0], reason: 'won' }, table: { seats: [], title: 'over' } };
  const doc = { lobby: { code: 'VELA' }, you: { seat: 0, host }, play };
  const table = { seen: { doc, said: [], log: [] }, people: there, problem: null, game: { id: 'toy', name: {} } };
  const room = document.createElement('div');
  new ContextProvider(room, { context: tableContext, initialValue: table as unknown as TableContext });
  new ContextProvider(room, { context: translatorContext, initialValue: new Translator('en', [en]) });
  const el = document.createElement('masque-end');
  document.body.append(room);
  room.append(el);
  await el.updateComplete;
  return [...el.shadowRoot!.querySelectorAll('p[slot=forward]')].map((it) => it.textContent!.trim()).join();
}
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('before they play again, hosts are told who is away', async () => {
  expect(await foot(true, people.slice(0, 1))).toBe('');
  expect(await foot(true, people.slice(0, 2))).toContain('Ben is away, and would be dealt in all the same.');
  expect(await foot(true, people)).toContain('Ben and Cleo are away');
  expect(await foot(false, people)).toBe('The host decides whether you play again.');
});

test('the big screen has a few of the bets, and those first that were right', async () => {
  const story = { parts: [], outcome: { winners: [2], reason: 'won' } };
  const bets = [0, 0, 1, 1, 2, 1].map((on, i) => ({ seat: i % 3, on }));
  const said = async (of: Partial<MasqueStory>): Promise<string[]> => {
    const el = Object.assign(new MasqueStory(), { story, people, ...of });
    document.body.append(el);
    await el.updateComplete;
    return [...el.shadowRoot!.querySelectorAll('.ghosts p')].map((it) => it.textContent!);
  };
  expect(await said({ bets })).toHaveLength(6);
  expect(await said({ bets, big: true })).toEqual(['Ben: Cleo. Right!', 'Ada: Ada', 'Ben: Ada', 'and 3 more']);
  expect(await said({ bets: bets.slice(0, 4), big: true })).toHaveLength(4);
});

test('nobody is told that they lost where nobody has won', async () => {
  const mine = async (won: boolean): Promise<string | undefined> => {
    const parts = people.map(({ seat }) => ({
      seat,
      won: won && seat === 1,
      cards: [],
      told: [],
      feats: [],
      claims: 0,
      lies: 0,
      caught: 0,
    }));
    const story = { parts, outcome: { winners: won ? [1] : [], reason: 'over' } };
    const el = Object.assign(new MasqueStory(), { story, people, me: 0 });
    document.body.append(el);
    await el.updateComplete;
    return el.shadowRoot!.querySelector('.mine')?.textContent?.trim();
  };
  expect(await mine(true)).toBe('You were on the losing side');
  expect(await mine(false)).toBeUndefined();
});
