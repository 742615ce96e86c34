import { ContextProvider } from '@lit/context';
import { Translator, translatorContext } from '@masque/ui';
import { textOf } from '@masque/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tableContext, type TableContext } from '../../live/context.ts';
import { en } from '../../messages/en.ts';
import '../pace/pace.ts';
import '../pace/watch.ts';
import './play.ts';

const goOn = { type: 'advance', window: 'w', optional: true, params: {}, look: { main: true } };
const swear = {
  type: 'swear',
  window: 'w',
  optional: true,
  params: { side: { kind: 'option', of: ['good', 'evil'] } },
};
const table = (you: object, act: (action: unknown) => Promise<boolean>, offers: readonly object[] = [goOn, swear]) =>
  ({
    code: 'VELA',
    game: { id: 'toy', name: { en: 'Toy' }, theme: {}, profile: {}, bots: ['easy'] },
    people: [
      { seat: 0, name: 'Mia' },
      { seat: 1, name: 'Tom' },
    ],
    seen: {
      log: [],
      doc: {
        lobby: { code: 'VELA', seats: [], settings: {}, master: { name: 'Gro' } },
        you,
        play: {
          id: 'g1',
          game: 'toy',
          version: 1,
          question: 1,
          outcome: null,
          offers,
          table: {
            title: 'title',
            active: [],
            zones: [],
            stats: [],
            arrows: [],
            ask: { text: 'ask' },
            seats: [{ seat: 0, asked: true }, { seat: 1 }],
          },
        },
      },
    },
    act,
  }) as unknown as TableContext;

let broad = true;
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: broad, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function play(you: object, act = vi.fn(() => Promise.resolve(true))) {
  const room = document.createElement('div');
  const words = new Translator('en', [en, { 'offer.advance': 'Go on' }]).withNames([
    { seat: 0, name: 'Mia' },
    { seat: 1, name: 'Tom' },
  ]);
  document.body.append(room);
  new ContextProvider(room, { context: translatorContext, initialValue: words });
  const seen = new ContextProvider(room, { context: tableContext, initialValue: table(you, act) });
  const page = document.createElement('masque-play');
  room.append(page);
  await page.updateComplete;
  const offered = async (...offers: object[]): Promise<void> => {
    seen.setValue(table(you, act, offers));
    await page.updateComplete;
  };
  const decided = async (outcome: object | null): Promise<void> => {
    const { seen: now, ...rest } = table(you, act);
    const { lobby, play: game } = now.doc;
    const doc = { ...now.doc, lobby: { ...lobby, seats: [{ seat: 0, standIn: 'easy' }] }, play: { ...game, outcome } };
    seen.setValue({ ...rest, seen: { ...now, doc } } as unknown as TableContext);
    await page.updateComplete;
  };
  return { page, act, offered, decided, console: () => page.renderRoot.querySelector('masque-watch') };
}

test('on a wide screen, the game master’s console beside the table shows who is asked and a button to continue', async () => {
  broad = true;
  const { console, act } = await play({ seat: null, host: true, master: true });
  await vi.waitFor(() => expect(console()?.shadowRoot?.querySelector('.on mq-button')).toBeTruthy());
  const rows = [...console()!.shadowRoot!.querySelectorAll('.people li')].map((it) => textOf(it));
  expect(rows).toEqual([expect.stringMatching(/Mia.*still has to answer/s), expect.stringMatching(/^\s*Tom\s*$/)]);
  console()!.shadowRoot!.querySelector<HTMLElement>('.on mq-button')!.click();
  expect(act).toHaveBeenCalledWith({ type: 'advance', window: 'w', params: {} });
});

test('nobody else has a console, and it is hidden if there is no room', async () => {
  broad = true;
  expect((await play({ seat: null, host: true })).console()).toBeNull();
  expect((await play({ seat: 0, host: false })).console()).toBeNull();
  broad = false;
  expect((await play({ seat: null, host: true, master: true })).console()).toBeNull();
});

test('what an offer does is told as long as the offer is there', async () => {
  broad = false;
  const { page, offered } = await play({ seat: 0, host: false });
  const told = () => page.renderRoot.querySelector('masque-play-sheet');
  const asked = { detail: swear, bubbles: true, composed: true };
  page.renderRoot.querySelector('mq-table')!.dispatchEvent(new CustomEvent('ask-about', asked));
  await vi.waitFor(() => expect(told()).toBeTruthy(), 10_000);
  await offered(swear);
  expect(told()).toBeTruthy();
  await offered(goOn);
  expect(told()).toBeNull();
});

test('a seat that a bot plays can be taken back until the game is decided', async () => {
  const { page, decided } = await play({ seat: 0, host: false });
  const says = () => textOf(page).includes('Take my seat back') || page.renderRoot.querySelector('.notice mq-button');
  await decided(null);
  expect(says()).toBeTruthy();
  await decided({ winners: [1], reason: 'over' });
  expect(says()).toBeFalsy();
});
