import type { ClubCommand, ClubDoc, ClubYou } from '@masque/club';
import { afterEach, expect, test, vi } from 'vitest';
import { docOf, noServer, words, drawAt } from '../club.fixture.ts';
import { codeOf } from '../code.ts';
import './ruleset.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const game = {
  id: 'toy',
  name: { en: 'Toy' },
  about: { en: 'A game.' },
  presets: [],
  seats: { min: 2, max: 6 },
  profile: { minutes: [1, 2], complexity: 1 },
  theme: { icon: 'masque', accent: 'brass' },
  bots: ['normal'],
  options: {
    type: 'object',
    properties: { pack: { type: 'string', default: '' }, ms: { type: 'number', default: 1 } },
  },
  sets: { items: [], options: ['pack'] },
};
const table = { code: 'TABL', n: 1, name: '1', game: 'toy', state: 'lobby', min: 2, max: 6, seats: [null, null, null] };

/** The ruleset of a table, for a host who sees these options and has made these hidden sets. */
async function ruleset(options: object, sets?: ClubYou['sets']) {
  noServer();
  const commands: ClubCommand[] = [];
  const live = {
    doc: docOf({ tables: { t1: table } }, { options: { t1: options } }) as ClubDoc,
    you: { member: 'm1', host: true, here: true, ...(sets && { sets }) } satisfies ClubYou,
    problem: null,
    game: () => game,
    games: [game],
    wordsOf: () => words,
    do: (command: ClubCommand) => (commands.push(command), Promise.resolve(true)),
    follow() {},
    unfollow() {},
  };
  const element = document.createElement('masque-ruleset');
  await drawAt(live, Object.assign(element, { base: words, table: 't1' }));
  const open = async () => {
    const fold = [...element.shadowRoot!.querySelectorAll('masque-fold')].at(-1)!;
    await fold.updateComplete;
    const details = fold.shadowRoot!.querySelector('details')!;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await element.updateComplete;
    return element.shadowRoot!.querySelector('masque-set');
  };
  return { element, commands, open, text: () => element.shadowRoot!.textContent };
}

test('a host chooses the roles of a table at the desk, for as many as may sit there', async () => {
  const { commands, open } = await ruleset({ pack: '', ms: 2 });
  const set = (await open())!;
  expect(set).toMatchObject({ options: { pack: '', ms: 2 }, seats: 3, readonly: false });
  set.dispatchEvent(new CustomEvent('option', { detail: { pack: 'wolves' } }));
  expect(commands).toEqual([{ do: 'game', table: 't1', game: 'toy', options: { pack: 'wolves', ms: 2 } }]);
});

test('only the host who has made a hidden set sees it, and passes it on in no ruleset', async () => {
  const other = await ruleset({ ms: 2 });
  expect(await other.open()).toBeNull();
  expect(other.text()).toContain('in secret');
  const maker = await ruleset({ ms: 2 }, { t1: { pack: 'wolves' } });
  expect((await maker.open())!.options).toEqual({ ms: 2, pack: 'wolves' });
  expect(maker.text()).not.toContain('in secret');
  maker.element.shadowRoot!.querySelector('wa-input')!.value = 'Ours';
  maker.element.shadowRoot!.querySelector('wa-input')!.dispatchEvent(new Event('input'));
  maker.element.shadowRoot!.querySelector('form')!.dispatchEvent(new Event('submit'));
  expect(maker.commands).toEqual([{ do: 'ruleset', name: 'Ours', game: 'toy', options: { ms: 2 } }]);
});

test('a ruleset is passed on by a short code, until it is changed', async () => {
  const { element } = await ruleset({ ms: 2 });
  const asked = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(Response.json({ code: 'KATOL' })));
  vi.stubGlobal('fetch', asked);
  const pass = element.shadowRoot!.querySelector('masque-ruleset-pass')!;
  await pass.updateComplete;
  pass.shadowRoot!.querySelector('mq-button')!.click();
  const code = () => pass.shadowRoot!.querySelector('.code')?.textContent;
  await vi.waitUntil(() => code() !== undefined);
  expect(code()).toBe('KATOL');
  // The button is gone, but the focus is not.
  await vi.waitUntil(() => pass.shadowRoot!.activeElement !== null);
  expect(pass.shadowRoot!.activeElement!.textContent).toContain('KATOL');
  expect([String(asked.mock.calls[0]![0]), asked.mock.calls[0]![1]!.body]).toEqual([
    '/api/clubs/VELA/passed-on',
    '{"game":"toy","options":{"ms":2}}',
  ]);
  pass.ruleset = { game: 'toy', options: { ms: 3 } };
  await pass.updateComplete;
  expect(code()).toBeUndefined();
});

test('a ruleset that was passed on is chosen by its code, whole or short', async () => {
  const live = { doc: docOf(), games: [game], game: (id: string) => (id === 'toy' ? game : undefined), follow() {}, unfollow() {} }; // prettier-ignore
  const element = document.createElement('masque-ruleset-choose');
  await drawAt(live, Object.assign(element, { base: words }));
  const played: unknown[] = [];
  element.addEventListener('play', (e) => played.push((e as CustomEvent).detail));
  const type = (code: string): void => {
    const field = element.shadowRoot!.querySelector('form wa-input') as HTMLInputElement;
    field.value = code;
    field.dispatchEvent(new Event('input'));
    element.shadowRoot!.querySelector('form')!.dispatchEvent(new Event('submit'));
  };
  const problem = () => element.shadowRoot!.querySelector<HTMLElement & { text: string }>('form mq-notice')?.text;
  type(codeOf({ game: 'toy', options: { ms: 4 } }));
  await vi.waitUntil(() => played.length === 1);
  const found = { game: 'toy', options: { ms: 5 }, bots: 'hard' };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      String(path) === '/api/rulesets/KATOL'
        ? Response.json(found)
        : Response.json({ error: { code: 'no_ruleset', message: 'refuse.no_ruleset', text: '' } }, { status: 404 }),
    ),
  );
  type(' KATOL ');
  await vi.waitUntil(() => played.length === 2);
  expect(played).toEqual([{ game: 'toy', options: { ms: 4 } }, found]);
  type('KATOX');
  await vi.waitUntil(() => problem() !== undefined);
  expect(problem()).toContain('not the code of a ruleset');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  type('KATOL');
  await vi.waitUntil(() => problem() !== words.msg('club.code.bad') && problem() !== undefined);
  expect(problem()).toBe(words.msg('web.offline'));
  expect(played).toHaveLength(2);
});
